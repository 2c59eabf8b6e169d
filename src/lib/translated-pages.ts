/**
 * A browser that translates a page replaces its text nodes. React would then fail to remove or find one, and the whole
 * page would give way to an error (https://github.com/facebook/react/issues/11538). A leftover word is better.
 */
const { prototype } = Node;
const { insertBefore, removeChild } = prototype;

prototype.removeChild = function <Child extends Node>(child: Child) {
  return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
};
prototype.insertBefore = function <Added extends Node>(added: Added, next: Node | null) {
  return insertBefore.call(this, added, next?.parentNode === this ? next : null) as Added;
};
