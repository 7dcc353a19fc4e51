// What a tab keeps of a study over a reload: the hand, the place in it and the way it is looked at, packed by Python. A tab that is
// opened later begins with the page's own hand: what one class has seen does not wait for the next.

Object.assign(Study.prototype, {
  recover() {
    if (this.now.version === 0) restore(this, kept("sessionStorage", keyFor(this.L.store)));
  },

  keepHand() {
    keep("sessionStorage", keyFor(this.L.store), this.model.get("kept"));
  },
});
