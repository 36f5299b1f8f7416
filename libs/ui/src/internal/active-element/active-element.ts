/** Returns the element that has the focus, as seen from `node`: in a shadow tree the document shows the host only. */
export const activeElementFor = (node: Node) =>
  (node.getRootNode() as Document | ShadowRoot).activeElement;
