import { colorVariables } from "../page/colors.ts";
import { fontFaces, STYLE } from "../page/page.ts";

/** The page of the workbench. The token in it tells its requests from those of foreign pages, which cannot read it. */
export function workbenchPage(token: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="token" content="${token}"><title>Corvax workbench</title>
<style>${fontFaces()}${colorVariables()}${STYLE}${WORKBENCH_STYLE}</style>
<script type="module" src="/app.js"></script></head>
<body><div id="workbench"><p class="hint" role="status">Opening the workbench …</p></div></body></html>
`;
}

/** What the workbench adds to the style of the pages. */
const WORKBENCH_STYLE = `
body{min-height:100vh}
#workbench{max-width:1880px;margin:0 auto;padding:0 20px 40px}
#workbench main{max-width:none;padding:0;margin:0}
.top{display:flex;align-items:end;gap:28px;padding:14px 0 0;flex-wrap:wrap}
.top h1{font-size:1.5rem;margin:0 0 6px}
.tabs{display:flex;gap:4px;flex-wrap:wrap}
.tabs button{border:2px solid transparent;border-bottom:0;border-radius:12px 12px 0 0;background:none;padding:7px 16px;color:var(--quiet)}
.tabs button[data-state=active]{background:var(--panel);border-color:var(--edge);color:var(--accent)}
.draft{position:sticky;top:0;z-index:2;margin:0 0 16px;display:flex;align-items:center;gap:10px 18px;flex-wrap:wrap;background:linear-gradient(var(--panel),var(--panel-low));border:2px solid var(--edge);outline:1px solid var(--outline);border-radius:0 14px 14px 14px;padding:8px 14px;box-shadow:0 4px 0 var(--shadow)}
.draft-name b{font-family:Fredoka,ui-rounded,system-ui,sans-serif;font-weight:600;font-size:1.05rem}
.draft-name span,.kept{color:var(--quiet);font-size:.9rem}
.kept[data-status=unsaved],.kept[data-status=conflict]{color:var(--alarm);font-weight:600}
.kept::before{content:"";display:inline-block;width:9px;height:9px;border-radius:50%;margin-right:7px;background:var(--target)}
.kept[data-status=waiting]::before,.kept[data-status=loading]::before{background:var(--accent)}
.kept:is([data-status=unsaved],[data-status=conflict])::before{background:var(--alarm)}
.buttons{display:flex;gap:8px;margin-left:auto;flex-wrap:wrap}
label{color:var(--quiet);font-size:.86rem}
button,select,input,textarea,.button{font:inherit;color:var(--text);background:var(--panel-low);border:2px solid var(--zero);border-radius:10px;padding:5px 12px;max-width:100%}
button,.button{cursor:pointer;font-weight:600;text-decoration:none;display:inline-block}
button:hover:not(:disabled),.button:hover{border-color:var(--accent)}
button.main{background:var(--accent);color:var(--page);border-color:var(--accent)}
button.small{padding:0 8px;font-size:.82rem;margin-left:8px;white-space:nowrap}
button:disabled{opacity:.45;cursor:default}
:is(button,select,input,textarea,dialog,.scroll,.button,[role=tabpanel]):focus-visible{outline:3px solid var(--accent);outline-offset:2px}
textarea{width:100%;resize:vertical}
textarea[spellcheck=false]{font:.86rem/1.45 ui-monospace,Consolas,monospace}
.row{display:flex;flex-wrap:wrap;gap:8px 14px;align-items:end;margin:10px 0}
.row label,.search,.note{display:flex;flex-direction:column;gap:3px}
.row input[type=number]{width:8em}
.hint{color:var(--quiet);font-size:.88rem}
.problem{border:2px solid var(--alarm);background:var(--warning);border-radius:10px;padding:5px 12px;margin:8px 0;overflow-wrap:anywhere;white-space:pre-line}
.problem ul{margin:2px 0;padding-left:18px}
.warning{margin:8px 0}
progress{width:100%;accent-color:var(--accent)}
.progress{display:flex;align-items:center;gap:10px;margin-top:8px}.progress progress{width:160px}
#workbench section{margin-top:0;min-width:0}
.card{background:linear-gradient(var(--panel),var(--panel-low));border:2px solid var(--edge);outline:1px solid var(--outline);border-radius:18px;padding:14px 16px;box-shadow:0 5px 0 var(--shadow)}
.card h2{font-size:1.2rem;line-height:1.25;overflow-wrap:anywhere}
.card+.card,.drawn+.card,.card+.drawn{margin-top:16px!important}
.bench{display:grid;gap:16px;grid-template-columns:minmax(0,1fr);align-items:start}
@media(min-width:900px){.bench{grid-template-columns:minmax(270px,3fr) minmax(300px,4fr) minmax(400px,6fr)}
.bench.decks{grid-template-columns:minmax(250px,3fr) minmax(380px,5fr) minmax(300px,4fr)}
.list,.middle,.curve{height:calc(100vh - 138px);min-height:480px}
.middle,.curve{overflow:auto;scrollbar-gutter:stable}}
.list{display:flex;flex-direction:column;gap:8px}
.list .scroll-y,.list>.rows{overflow:auto;flex:1;scrollbar-gutter:stable}
.middle{display:flex;flex-direction:column;gap:16px}.middle .card+.card{margin-top:0!important}
.search input{border-color:var(--accent)}
.list details{margin:0}.list summary{width:100%;padding:5px 4px}
.list summary small{color:var(--quiet);font-weight:400;margin-left:6px}
.rows{list-style:none;margin:0;padding:0}
.rows li{display:flex;align-items:center}
.rows li>button:first-child{flex:1;min-width:0;display:flex;justify-content:space-between;gap:12px;text-align:left;border:0;background:none;border-radius:10px;padding:6px 8px;font-weight:400;line-height:1.3}
.rows li>button:first-child:is(:hover,[aria-current]){background:var(--stripe);box-shadow:inset 3px 0 0 var(--accent)}
.rows button:first-child:disabled{opacity:1}
.rows span{min-width:0;overflow-wrap:anywhere}
.rows small,.rows em{display:block;color:var(--quiet);font-size:.8rem}
.rows b{font-variant-numeric:tabular-nums;white-space:nowrap;color:var(--quiet);font-weight:600}
.rows b:first-child{order:1}
.rows b[data-changed]{color:var(--accent)}
.where{color:var(--quiet);font-size:.84rem}
code{font:.86em/1.4 ui-monospace,Consolas,monospace;overflow-wrap:anywhere}
.badge{display:inline-block;margin-left:8px;padding:0 9px;border-radius:99px;border:1.5px solid var(--alarm);color:var(--alarm);font-size:.8rem;white-space:nowrap}
.value{margin:14px 0}
.value-row{display:flex;align-items:center;gap:10px}
.value-field{width:7.5em;font-size:1.5rem!important;font-weight:600!important;text-align:right;padding:2px 12px!important;font-variant-numeric:tabular-nums}
.value-field[aria-invalid=true]{border-color:var(--alarm)}
.unit{color:var(--quiet)}.unit b{color:var(--text)}
input[type=range]{width:100%;padding:0;margin:10px 0 0;accent-color:var(--accent);border:0;background:none}
.ends{display:flex;justify-content:space-between;color:var(--quiet);font-size:.8rem}
.switch{display:flex;align-items:center;gap:10px;font-size:1.1rem;color:var(--text);margin:14px 0}
.switch input{width:22px;height:22px;accent-color:var(--accent)}
dl{display:grid;grid-template-columns:auto minmax(0,1fr);gap:4px 14px;margin:10px 0 14px;font-size:.92rem}
dt{color:var(--quiet)}dd{margin:0}
.chart{min-width:0;overflow:hidden}
[data-old]{opacity:.45}
.legend{margin:4px 0 0;font-size:.84rem;color:var(--quiet)}
.legend i{display:inline-block;width:12px;height:12px;border-radius:50%}
.dot-before{background:var(--before)}.dot-after{background:linear-gradient(90deg,var(--easy),var(--hard),var(--expert))}
.legend i.band{border-radius:4px;width:20px;border:1.5px dashed var(--target);background:color-mix(in srgb,var(--target) 16%,transparent)}
.sweep{border-top:1px solid var(--grid);margin-top:12px;padding-top:4px}
.multiples{display:grid;grid-template-columns:repeat(auto-fill,minmax(280px,1fr));gap:10px}
.multiples figure{padding:8px 10px;border-radius:14px;box-shadow:none}
figcaption{font-family:Fredoka,ui-rounded,system-ui,sans-serif;font-weight:500}
td[data-wanted]{color:var(--target);font-weight:600}
.scroll:not(.drawn .scroll) table td:last-child{text-align:left}
.tool{display:grid;gap:16px;grid-template-columns:minmax(0,1fr);align-items:start}
@media(min-width:900px){.tool{grid-template-columns:minmax(300px,1fr) minmax(0,3fr)}}
.asks summary{display:none}.tool:has([data-two]) .asks summary{display:list-item}
.tool-form{display:grid;grid-template-columns:minmax(0,1fr);gap:10px;margin-top:10px}
.tool-form :is(.field,label){display:flex;flex-direction:column;gap:3px}
.tool-form label b{color:var(--text)}
.results{display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
@media(min-width:1100px){.results[data-two]{grid-template-columns:repeat(2,minmax(0,1fr))}}
.results .card+.card{margin-top:0!important}
.run{overflow:auto;container-type:inline-size}
@container(max-width:700px){.grid.grid{grid-template-columns:minmax(0,1fr)}.masonry.masonry{columns:1}.run table{font-size:.8rem}.run :is(th,td){padding:5px}}
.kept-runs{max-height:290px;overflow:auto}
@media(max-width:1999px){.tool:has([data-two]){grid-template-columns:minmax(0,1fr)}.tool:has([data-two]) .kept-runs{max-height:150px}}
@media(min-width:900px){.tool:has(.written){grid-template-columns:minmax(300px,4fr) minmax(0,5fr)}}
.written{border:2px solid var(--zero);border-radius:12px;padding:8px 12px 2px;margin-top:6px}
.written legend{float:left;width:100%;font-weight:600}.written legend+*{clear:both}
.drawn .legend{margin-bottom:12px}
.run .row{align-items:center}.run .button{padding:0 10px;font-size:.88rem}
.run .drawn section{margin-top:20px!important}
fieldset{border:0;padding:0;margin:0;min-width:0}legend{padding:0}
.choices{display:flex;flex-wrap:wrap;gap:4px 14px;margin:4px 0}
.tool-form .choices label{flex-direction:row;align-items:center;color:var(--text)}
.choices input{width:18px;height:18px;accent-color:var(--accent)}
label.button{color:var(--text);position:relative;font-size:1rem;align-self:start;overflow:hidden}
.button input[type=file]{position:absolute;inset:0;opacity:0;cursor:pointer;font-size:0}
label.button:focus-within{outline:3px solid var(--accent);outline-offset:2px}
[draggable=true]{cursor:grab}
.list h2{margin:10px 0 2px;font-size:1.02rem;color:inherit}
.deck-list{border-radius:12px;padding:2px 6px 6px;border:2px solid transparent}
.deck-list[data-over]{border-color:var(--accent)}
.deck-list li{border-top:2px solid transparent;border-radius:10px}
.deck-list li[data-over]{border-top-color:var(--accent)}
.deck-list li i{color:var(--quiet);font-style:normal;display:inline-block;min-width:1.4em}
.deck-list li small{margin-left:2.05em}
.deck-list h3{margin:12px 0 2px}.deck-list small{color:var(--quiet);font-weight:400}
.fitness{list-style:none;margin:10px 0 0;padding:0;display:grid;gap:4px}
.fitness li{border-left:4px solid var(--zero);padding:2px 10px;border-radius:4px;background:var(--stripe)}
.fitness li[data-fits=true]{border-color:var(--target)}.fitness li[data-fits=false]{border-color:var(--alarm)}
.fitness details,.fitness p{margin:0}.fitness p{font-size:.88rem}
.stats{gap:8px!important}.stats label{flex:1 1 0;min-width:0}.stats input{padding:5px 8px;width:100%}.stats .problem{flex:0 0 100%;order:1;margin:0}
pre{font:.86rem/1.45 ui-monospace,Consolas,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
dialog{color:var(--text);background:var(--panel);border:2px solid var(--accent);border-radius:18px;width:min(620px,94vw);max-height:86vh;overflow:auto;padding:18px 20px}
dialog p{margin:6px 0}
dialog::backdrop{background:#000a}
.answers{display:flex;gap:10px;flex-wrap:wrap;justify-content:flex-end;margin-top:16px!important}
.files{list-style:none;margin:10px 0;padding:0;display:grid;gap:6px}
.files button{width:100%;text-align:left}
.log{list-style:none;padding:0;margin:8px 0;font-size:.92rem}
.log li{display:flex;gap:12px;padding:2px 0;border-bottom:1px solid var(--grid)}
.log b{flex:none;width:2.2em;text-align:right;color:var(--accent)}
`;
