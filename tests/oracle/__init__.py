"""Second, slow tellings of the rules, written from the sources alone and compared with the engine."""
