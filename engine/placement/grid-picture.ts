/** Draws the cells of the room as soft dashed lines, with two picture pixels per room pixel (`CON-06`). */
export function drawGrid(
  context: CanvasRenderingContext2D,
  grid: { width: number; height: number; cell: number },
): void {
  context.scale(2, 2);
  context.fillStyle = "rgba(11, 8, 36, 0.28)";
  context.fillRect(0, 0, grid.width, grid.height);
  context.strokeStyle = "rgba(183, 179, 224, 0.55)";
  context.lineWidth = 1;
  context.setLineDash([6, 6]);
  context.beginPath();
  for (let x = 0; x <= grid.width; x += grid.cell) {
    context.moveTo(x, 0);
    context.lineTo(x, grid.height);
  }
  for (let y = 0; y <= grid.height; y += grid.cell) {
    context.moveTo(0, y);
    context.lineTo(grid.width, y);
  }
  context.stroke();
}
