/** The element of the page with an id; the page has it. */
export function byId<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`The page has no ${id}.`);
  return element;
}

export function option(name: string): HTMLOptionElement {
  return new Option(name, name);
}

/** A row of a table; a cell may be an element. The first cell is the head of the row. */
export function row(cells: readonly (string | Node)[]): HTMLTableRowElement {
  const line = document.createElement("tr");
  cells.forEach((content, index) => {
    const cell = document.createElement(index === 0 ? "th" : "td");
    if (index === 0) cell.setAttribute("scope", "row");
    cell.append(content);
    line.append(cell);
  });
  return line;
}

export function button(name: string, onPress: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.textContent = name;
  made.addEventListener("click", onPress);
  return made;
}
