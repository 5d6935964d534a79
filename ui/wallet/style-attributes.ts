/**
 * The toolkit's control writes style attributes, on divs only. The page's policy forbids them; the same written
 * through the object model it allows, and from now on that is how divs are given their styles.
 */
export function writeStylesWithoutAttributes(): void {
  HTMLDivElement.prototype.setAttribute = function (name, value) {
    if (name === "style") this.style.cssText = value;
    else Element.prototype.setAttribute.call(this, name, value);
  };
}
