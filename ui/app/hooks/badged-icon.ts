const SIZE = 64;
const RADIUS = 19;
const MOST_SHOWN = 9;

/** Draws a number on an icon, in a circle at the lower right; null where the browser draws none. */
export async function badgedIcon(icon: string, count: number): Promise<string | null> {
  const canvas = document.createElement("canvas");
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext("2d");
  const picture = await load(icon);
  if (!context || picture === null) return null;
  context.drawImage(picture, 0, 0, SIZE, SIZE);
  const middle = SIZE - RADIUS - 1;
  context.fillStyle = "#ff4d6d";
  context.strokeStyle = "#ffffff";
  context.lineWidth = 3;
  context.beginPath();
  context.arc(middle, middle, RADIUS, 0, 2 * Math.PI);
  context.fill();
  context.stroke();
  context.fillStyle = "#ffffff";
  context.font = '700 28px "Nunito", sans-serif';
  context.textAlign = "center";
  context.textBaseline = "middle";
  context.fillText(count > MOST_SHOWN ? `${MOST_SHOWN}+` : String(count), middle, middle + 2);
  return canvas.toDataURL("image/png");
}

function load(address: string): Promise<HTMLImageElement | null> {
  const picture = new Image();
  return new Promise((resolve) => {
    picture.onload = () => resolve(picture);
    picture.onerror = () => resolve(null);
    picture.src = address;
  });
}
