// Compile the Python of some zip files with the Python that will run it: node compile.mjs PYODIDE IN OUT [IN OUT …].
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [, here, pyodide, ...files] = process.argv;
const folder = pyodide.endsWith("/") ? pyodide : `${pyodide}/`;
const { loadPyodide } = await import(pathToFileURL(`${folder}pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
python.runPython(readFileSync(new URL("compiling.py", pathToFileURL(here)), "utf8"));
const compiled = python.globals.get("compiled");
for (let n = 0; n < files.length; n += 2) {
  python.FS.writeFile("/tmp/in.zip", readFileSync(files[n]));
  compiled("/tmp/in.zip", "/tmp/out.zip");
  writeFileSync(files[n + 1], python.FS.readFile("/tmp/out.zip"));
}
