/** What the game already does: each of these ids must be named by the title of a test. */
export const FINISHED = [
  // The lab game.
  "LAB-001 to LAB-147, LAB-175 to LAB-193",
  "ERR-001 to ERR-006, ERR-024, ERR-032",
  "CST-001 to CST-012, CST-014",
  "CON-01 to CON-29, CON-39 to CON-43, CON-81, CON-82, CON-88, CON-90, CON-92, CON-94",
  "GAP-01 to GAP-17, GAP-50 to GAP-52, GAP-55, GAP-62 to GAP-64, GAP-66, GAP-68, GAP-71, GAP-72",
  "ABU-01 to ABU-11, ABU-24 to ABU-32, ABU-36 to ABU-38, ABU-52 to ABU-54, ABU-57 to ABU-60, ABU-68 to ABU-76",
  // The ledger: wallet, gateway, dev ledger, creature collection.
  "LAB-148 to LAB-174, LED-001 to LED-194",
  "ERR-007 to ERR-023, ERR-025 to ERR-031, CST-013, CST-015 to CST-019",
  "CON-30 to CON-32, CON-34 to CON-36, CON-83, CON-89, CON-91, CON-95",
  "GAP-18 to GAP-21, GAP-48, GAP-49, GAP-53, GAP-54, GAP-56, GAP-65, GAP-70",
  "ABU-12 to ABU-23, ABU-33 to ABU-35, ABU-39, ABU-56",
  // The battles, on screen and without one.
  "BAT-001 to BAT-182",
  "CST-020 to CST-026, ERR-040, ERR-042, ERR-043, ABU-55",
  "CON-33, CON-37, CON-38, CON-44 to CON-72, CON-74, CON-75, CON-77 to CON-80, CON-84 to CON-87, CON-93",
  "GAP-22 to GAP-47, GAP-57 to GAP-60, GAP-67",
  // Players against players.
  "PVP-001 to PVP-060, ERR-033 to ERR-039, ERR-041, CON-73, CON-76, GAP-61",
  "ABU-40 to ABU-51, ABU-61 to ABU-67, ABU-77 to ABU-95",
  // What outsiders tried.
  "ABU-98, ABU-102 to ABU-104, ABU-107, ABU-108, ABU-113",
  // Positions of the days, and the training.
  "GAP-73, GAP-74, ABU-130 to ABU-135",
  // Creatures in the lab.
  "GAP-75, ABU-138",
  // Operating.
  "GAP-82, ABU-140, ABU-141",
];
