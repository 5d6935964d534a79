import { safeStorage } from "../game/store/safe-storage.ts";
import { DevGateway } from "./dev-gateway.ts";
import { forgetAfterReset } from "./forget-after-reset.ts";
import { SilentApproval } from "./silent-approval.ts";
import { standInForExtension } from "./stand-in-extension.ts";

/**
 * The dev wallet, the first script of a development page. It listens at once and loads the rest with the first
 * request.
 */
const approval = new SilentApproval(window);
standInForExtension(window, async (interaction, withdrawn) => {
  const { answerInPage } = await import("./answer-in-page.ts");
  return answerInPage(approval, interaction, withdrawn);
});
const storage = safeStorage(() => localStorage);
forgetAfterReset(storage, new DevGateway((address, init) => fetch(address, init))).catch(() => undefined);
