import { forgetTablesBeforeEachTest } from "./tables-per-test.ts";

forgetTablesBeforeEachTest();
