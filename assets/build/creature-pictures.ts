import { bullxEgg } from "../drawings/creatures/bullx/egg.ts";
import { bullxForm1 } from "../drawings/creatures/bullx/form1.ts";
import { bullxForm2 } from "../drawings/creatures/bullx/form2.ts";
import { bullxForm3 } from "../drawings/creatures/bullx/form3.ts";
import { corvaxEgg } from "../drawings/creatures/corvax/egg.ts";
import { corvaxForm1 } from "../drawings/creatures/corvax/form1.ts";
import { corvaxForm2 } from "../drawings/creatures/corvax/form2.ts";
import { corvaxForm3 } from "../drawings/creatures/corvax/form3.ts";
import { cudogeEgg } from "../drawings/creatures/cudoge/egg.ts";
import { cudogeForm1 } from "../drawings/creatures/cudoge/form1.ts";
import { cudogeForm2 } from "../drawings/creatures/cudoge/form2.ts";
import { cudogeForm3 } from "../drawings/creatures/cudoge/form3.ts";
import { cvxlingEgg } from "../drawings/creatures/cvxling/egg.ts";
import { cvxlingForm1 } from "../drawings/creatures/cvxling/form1.ts";
import { cvxlingForm2 } from "../drawings/creatures/cvxling/form2.ts";
import { cvxlingForm3 } from "../drawings/creatures/cvxling/form3.ts";
import { etherionEgg } from "../drawings/creatures/etherion/egg.ts";
import { etherionForm1 } from "../drawings/creatures/etherion/form1.ts";
import { etherionForm2 } from "../drawings/creatures/etherion/form2.ts";
import { etherionForm3 } from "../drawings/creatures/etherion/form3.ts";
import { fomotronEgg } from "../drawings/creatures/fomotron/egg.ts";
import { fomotronForm1 } from "../drawings/creatures/fomotron/form1.ts";
import { fomotronForm2 } from "../drawings/creatures/fomotron/form2.ts";
import { fomotronForm3 } from "../drawings/creatures/fomotron/form3.ts";
import { hugbloomEgg } from "../drawings/creatures/hugbloom/egg.ts";
import { hugbloomForm1 } from "../drawings/creatures/hugbloom/form1.ts";
import { hugbloomForm2 } from "../drawings/creatures/hugbloom/form2.ts";
import { hugbloomForm3 } from "../drawings/creatures/hugbloom/form3.ts";
import { minermoleEgg } from "../drawings/creatures/minermole/egg.ts";
import { minermoleForm1 } from "../drawings/creatures/minermole/form1.ts";
import { minermoleForm2 } from "../drawings/creatures/minermole/form2.ts";
import { minermoleForm3 } from "../drawings/creatures/minermole/form3.ts";
import { satoshiumEgg } from "../drawings/creatures/satoshium/egg.ts";
import { satoshiumForm1 } from "../drawings/creatures/satoshium/form1.ts";
import { satoshiumForm2 } from "../drawings/creatures/satoshium/form2.ts";
import { satoshiumForm3 } from "../drawings/creatures/satoshium/form3.ts";
import { xerdianEgg } from "../drawings/creatures/xerdian/egg.ts";
import { xerdianForm1 } from "../drawings/creatures/xerdian/form1.ts";
import { xerdianForm2 } from "../drawings/creatures/xerdian/form2.ts";
import { xerdianForm3 } from "../drawings/creatures/xerdian/form3.ts";
import { nestBack, nestFront } from "../drawings/nest.ts";
import { type Picture, webp } from "./picture.ts";

/** Exported width in pixels: twice what a card shows. */
const WIDTH = 384;
/** Twice the width of the nest for three eggs. */
const NEST_WIDTH = 340;

/** Ten species, each as an egg and in three forms, and the nest in which eggs stand in the lab. */
export const creaturePictures: readonly Picture[] = [
  webp("bullx_egg", bullxEgg, WIDTH),
  webp("bullx_form1", bullxForm1, WIDTH),
  webp("bullx_form2", bullxForm2, WIDTH),
  webp("bullx_form3", bullxForm3, WIDTH),
  webp("corvax_egg", corvaxEgg, WIDTH),
  webp("corvax_form1", corvaxForm1, WIDTH),
  webp("corvax_form2", corvaxForm2, WIDTH),
  webp("corvax_form3", corvaxForm3, WIDTH),
  webp("cudoge_egg", cudogeEgg, WIDTH),
  webp("cudoge_form1", cudogeForm1, WIDTH),
  webp("cudoge_form2", cudogeForm2, WIDTH),
  webp("cudoge_form3", cudogeForm3, WIDTH),
  webp("cvxling_egg", cvxlingEgg, WIDTH),
  webp("cvxling_form1", cvxlingForm1, WIDTH),
  webp("cvxling_form2", cvxlingForm2, WIDTH),
  webp("cvxling_form3", cvxlingForm3, WIDTH),
  webp("etherion_egg", etherionEgg, WIDTH),
  webp("etherion_form1", etherionForm1, WIDTH),
  webp("etherion_form2", etherionForm2, WIDTH),
  webp("etherion_form3", etherionForm3, WIDTH),
  webp("fomotron_egg", fomotronEgg, WIDTH),
  webp("fomotron_form1", fomotronForm1, WIDTH),
  webp("fomotron_form2", fomotronForm2, WIDTH),
  webp("fomotron_form3", fomotronForm3, WIDTH),
  webp("hugbloom_egg", hugbloomEgg, WIDTH),
  webp("hugbloom_form1", hugbloomForm1, WIDTH),
  webp("hugbloom_form2", hugbloomForm2, WIDTH),
  webp("hugbloom_form3", hugbloomForm3, WIDTH),
  webp("minermole_egg", minermoleEgg, WIDTH),
  webp("minermole_form1", minermoleForm1, WIDTH),
  webp("minermole_form2", minermoleForm2, WIDTH),
  webp("minermole_form3", minermoleForm3, WIDTH),
  webp("satoshium_egg", satoshiumEgg, WIDTH),
  webp("satoshium_form1", satoshiumForm1, WIDTH),
  webp("satoshium_form2", satoshiumForm2, WIDTH),
  webp("satoshium_form3", satoshiumForm3, WIDTH),
  webp("xerdian_egg", xerdianEgg, WIDTH),
  webp("xerdian_form1", xerdianForm1, WIDTH),
  webp("xerdian_form2", xerdianForm2, WIDTH),
  webp("xerdian_form3", xerdianForm3, WIDTH),
  webp("nest_back", nestBack, NEST_WIDTH),
  webp("nest_front", nestFront, NEST_WIDTH),
];
