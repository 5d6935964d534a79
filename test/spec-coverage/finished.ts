/** What the game already does: each of these ids must be named by the title of a test. */
export const FINISHED = [
  // The lab game.
  "LAB-001 to LAB-147, LAB-175 to LAB-193",
  "ERR-001 to ERR-006, ERR-024, ERR-032",
  "CST-001 to CST-012, CST-014",
  "CON-01 to CON-29, CON-39 to CON-43, CON-81, CON-82, CON-88, CON-90, CON-92, CON-94",
  "GAP-01 to GAP-17, GAP-50 to GAP-52, GAP-55",
  "ABU-01 to ABU-11, ABU-24 to ABU-32, ABU-36 to ABU-38, ABU-52 to ABU-54, ABU-57 to ABU-60",
  // The battle rules without a screen.
  "BAT-056 to BAT-180, PVP-022, PVP-032 to PVP-036, PVP-051, PVP-060",
  "LED-158 to LED-160, LED-169 to LED-173, LED-176 to LED-178, CST-020 to CST-026",
  "CON-33, CON-37 to CON-72, CON-74, CON-75, CON-77 to CON-80, CON-86, CON-87",
  "GAP-22 to GAP-47",
];
