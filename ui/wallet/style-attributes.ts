/**
 * Makes `style` attributes of divs work under the page's content security policy. The toolkit's control sets them on
 * its divs, which the policy forbids; setting the same styles through the CSSOM is allowed.
 */
export function writeStylesWithoutAttributes(): void {
  HTMLDivElement.prototype.setAttribute = function (name, value) {
    if (name === "style") this.style.cssText = value;
    else Element.prototype.setAttribute.call(this, name, value);
  };
}
