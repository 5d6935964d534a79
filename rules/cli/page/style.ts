/** The style of the pages: the game's own colours (indigo night, cream, gold) and round fonts. */
export const STYLE = `
:root{color-scheme:dark;--night:#14112e;--ink:#120e2c;--wall:#2a2a5a;--panel:#221d4a;--edge:#3f4583;--steel:#6d6a9c;--pale:#b7b3e0;--cream:#f3e7d3;--gold:#ffcf5c;--lamp:#ffcf87}
*{box-sizing:border-box}
body{margin:0;background:radial-gradient(120% 480px at 50% -80px,#3f4583 0,#2a2a5a 34%,transparent 72%) no-repeat,var(--night);color:var(--cream);font:400 16px/1.5 Nunito,"Segoe UI",system-ui,sans-serif}
main{max-width:1200px;margin:0 auto;padding:28px 20px 56px}
h1,h2,h3,.tile b,summary,svg .strong,svg .figure{font-family:Fredoka,Quicksand,"Baloo 2",ui-rounded,"Segoe UI",system-ui,sans-serif}
h1{font-size:clamp(1.7rem,4.4vw,2.5rem);font-weight:600;line-height:1.15;margin:0 0 6px}
h2{font-size:1.45rem;font-weight:600;margin:0 0 2px;color:var(--gold)}
h3{font-size:1.02rem;font-weight:500;margin:0 0 6px}
p{margin:0}.lead{color:var(--pale);max-width:72ch;margin-bottom:14px}
.facts{color:var(--pale);overflow-wrap:anywhere}
.warning{margin-top:12px;padding:8px 14px;border-radius:12px;border:2px solid #ff9a4a;color:#ffd7b0;background:#3a2140}
section{margin-top:38px}
.grid,.tiles{display:grid;gap:16px;grid-template-columns:minmax(0,1fr)}
figure,.tile{margin:0;background:linear-gradient(#2a2557,#211c48);border:2px solid var(--ink);outline:1px solid #3a3570;border-radius:18px;padding:14px 14px 12px;min-width:0;box-shadow:0 6px 0 #0d0a22}
.tiles{margin-top:24px;grid-template-columns:repeat(2,minmax(0,1fr))}
.tile{border-top:5px solid var(--tint);padding-top:10px}
.tile h3{color:var(--tint);margin:0}
.tile b{display:block;font-size:clamp(1.7rem,5vw,2.3rem);font-weight:600;line-height:1.15}
.tile small{display:block;color:var(--pale);font-size:.86rem;line-height:1.4}
@media(min-width:640px){.grid-4{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media(min-width:900px){.grid-2{grid-template-columns:repeat(2,minmax(0,1fr))}.tiles{grid-template-columns:repeat(4,minmax(0,1fr))}}
@media(min-width:1080px){.grid-4{grid-template-columns:repeat(4,minmax(0,1fr))}}
.grid-1{max-width:520px}
.masonry svg,.grid-2 svg{max-width:540px;margin:0 auto}
.grid-2{align-items:start}
@media(min-width:900px){.masonry{display:block;columns:2;column-gap:16px}.masonry figure{break-inside:avoid;margin-bottom:16px}}
svg{display:block;width:100%;height:auto;overflow:visible}
svg text{font-size:12px;fill:var(--pale);font-family:Nunito,"Segoe UI",system-ui,sans-serif}
svg .strong{fill:var(--cream);font-size:13px;font-weight:500}
svg .figure{fill:var(--cream);font-size:13px;font-weight:500;paint-order:stroke;stroke:#262150;stroke-width:4px;stroke-linejoin:round}
svg .grid{stroke:#3a3570;stroke-width:1}
svg .axis{stroke:var(--steel);stroke-width:1.5}
svg .zero{stroke:var(--pale);stroke-width:1.5}
svg .median{stroke:var(--cream);stroke-width:1.5;stroke-dasharray:3 3}
svg .range{stroke-width:3;stroke-linecap:round}
svg .faint{stroke-width:2;opacity:.55}
svg .dot{stroke:var(--ink);stroke-width:1.5}
svg .curve{fill:none;stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
svg .target{fill:#4df29b;fill-opacity:.13;stroke:#4df29b;stroke-opacity:.45;stroke-dasharray:4 3}
svg .stripe{fill:#ffffff;fill-opacity:.035}
.legend{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;margin:0 0 12px;padding:0}
.legend li{display:flex;align-items:center;gap:7px}
.legend span{width:13px;height:13px;border-radius:50%;border:1.5px solid var(--ink)}
details{margin-top:12px}
summary{cursor:pointer;color:var(--lamp);font-weight:500;padding:6px 4px;border-radius:8px;width:fit-content;max-width:100%}
summary:focus-visible,.scroll:focus-visible{outline:3px solid var(--gold);outline-offset:2px}
.scroll{overflow-x:auto;border-radius:14px;background:#1a1640;border:1px solid #3a3570;margin-top:6px}
table{border-collapse:collapse;width:100%;font-size:.9rem;font-variant-numeric:tabular-nums}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:6px 12px;text-align:right;white-space:nowrap;border-bottom:1px solid #2d2860}
th:first-child{text-align:left}
thead th{color:var(--gold);font-weight:600}
tbody tr:last-child>*{border-bottom:0}
tbody tr:nth-child(even){background:#ffffff08}
.clear td,.clear th{color:#ffe6a8;font-weight:700}
footer{margin-top:44px;color:var(--pale);font-size:.86rem}
`;
