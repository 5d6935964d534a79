import { POLICIES } from "../../simulation/players.ts";
import { colorVariables } from "../page/colors.ts";
import { fontFaces } from "../page/fonts.ts";
import { STYLE } from "../page/style.ts";
import { WORKBENCH_STYLE } from "./workbench-style.ts";

/** The page of the workbench. The token in it tells its requests from those of foreign pages, which cannot read it. */
export function workbenchPage(token: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="token" content="${token}"><title>Corvax workbench</title>
<style>${fontFaces()}${colorVariables()}${STYLE}${WORKBENCH_STYLE}</style>
<script type="module" src="/app.js"></script></head>
<body><main><header><h1>Workbench</h1>
<p class="facts">Change the rules, play the same battles before and after, look at the oddest ones. Nothing leaves this machine.</p></header>
<div class="bench">
<section aria-labelledby="rules-title"><h2 id="rules-title">Rules</h2>
<p class="controls"><label>File <select id="rule-file"></select></label>
<label>Overlay <select id="overlay-list"><option value="">none</option></select></label>
<button type="button" id="overlay-load">Load</button></p>
<div id="rule-form" class="form"></div></section>
<section aria-labelledby="trial-title"><h2 id="trial-title">Before and after</h2>
<div id="problems" class="problems" role="alert"></div>
<div class="scroll" role="region" aria-label="What was changed" tabindex="0"><table class="words">
<thead><tr><th scope="col">changed key</th><th scope="col">shipped</th><th scope="col">now</th></tr></thead>
<tbody id="changes"><tr><td colspan="3">Nothing is changed yet.</td></tr></tbody></table></div>
<form id="save" class="controls"><label>Save as <input name="name" value="my-rules.json" pattern="[\\w\\-]{1,40}\\.json" required></label>
<button>Save overlay</button></form>
<form id="trial" class="controls"><label>Before <select name="before" id="before"></select></label>
<label>Battles <input name="battles" type="number" min="1" max="100000" value="200" required></label>
<label>Seed <input name="seed" value="1" maxlength="100" size="8" required></label>
<label>Policy <select name="policy">${POLICIES.map((policy) => `<option>${policy}</option>`).join("")}</select></label>
<button class="main">Play</button><button type="button" id="stop" disabled>Stop</button></form>
<p id="status" role="status"></p><progress id="progress" value="0" max="1" hidden></progress>
<figure id="live" hidden></figure></section></div>
<div id="sections"></div>
<section id="battles" hidden aria-labelledby="battles-title"><h2 id="battles-title">The oddest battles</h2>
<p class="lead">Each with its log by both rule sets. A downloaded file is played again by npm run replay, and in the game.</p>
<div class="scroll" tabindex="0" role="region" aria-label="The oddest battles"><table class="words"><tbody id="battle-rows"></tbody></table></div>
<p class="controls"><button type="button" id="report">Open the report</button></p></section>
<section aria-labelledby="history-title"><h2 id="history-title">History</h2>
<div class="scroll" tabindex="0" role="region" aria-label="History of runs"><table>
<thead><tr><th scope="col">when</th><th scope="col">rules</th><th scope="col">hash</th><th scope="col">battles</th><th scope="col">seed</th><th scope="col">win rates</th></tr></thead>
<tbody id="history"></tbody></table></div></section>
<dialog id="battle" aria-labelledby="battle-title"><h2 id="battle-title"></h2>
<form method="dialog" class="controls"><button class="main">Close</button><button type="button" id="battle-download">Download the replay</button></form>
<ol id="battle-log"></ol></dialog>
</main></body></html>
`;
}
