import { expect, test } from "./support/game-test.ts";

test("a page does nothing for the player who has logged in beside it, and shows them after one reload (GAP-79, ABU-116) @desktop", async ({
  game,
  page,
  context,
}) => {
  // In development the page asks for them every two seconds and would notice before the player presses anything.
  await page.route("**/api/dev/rules", (route) => route.fulfill({ status: 204 }));
  await game.logIn("Alice");
  await game.button("Start Playing").click();
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await game.button("Build Machines").click();
  await game.button("Build Cat's Lair").click();
  // What another tab does when somebody logs in there; all tabs have one cookie.
  await context.request.post("/api/auth/dev", { data: { name: "Bob" } });
  await game.button("Build here: Cat's Lair").click();
  await expect(page.getByText("Welcome, Bob!").first()).toBeVisible();
  await game.roomIsThere();
  await game.expectResource("TCorvax", "300");
  await game.lookOver("21-other-player");
  expect(loads).toBe(1);
});
