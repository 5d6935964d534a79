import * as action from "../drawings/icons/action-icons.ts";
import * as badge from "../drawings/icons/badge-icons.ts";
import { drawnIcon, type IconDrawing } from "../drawings/icons/icon-drawing.ts";
import * as ui from "../drawings/icons/interface-icons.ts";
import * as medal from "../drawings/icons/medal-icons.ts";
import * as place from "../drawings/icons/place-icons.ts";
import * as rank from "../drawings/icons/rank-icons.ts";
import * as resource from "../drawings/icons/resource-icons.ts";
import * as stat from "../drawings/icons/stat-icons.ts";
import * as status from "../drawings/icons/status-icons.ts";
import { type Picture, svg } from "./picture.ts";

/** Every drawing by the name of its picture. */
const drawings: Readonly<Record<string, IconDrawing>> = {
  icon_tcorvax: resource.tcorvax,
  icon_cat_nips: resource.catNips,
  icon_energy: resource.energy,
  icon_egg: resource.egg,

  icon_stat_energy: stat.statEnergy,
  icon_stat_strength: stat.statStrength,
  icon_stat_magic: stat.statMagic,
  icon_stat_stamina: stat.statStamina,
  icon_stat_speed: stat.statSpeed,

  icon_deploy: action.deploy,
  icon_attack: action.attack,
  icon_tool: action.tool,
  icon_spell: action.spell,
  icon_defend: action.defend,
  icon_end_turn: action.endTurn,

  icon_stun: status.stun,
  icon_charge: status.charge,
  icon_barrier: status.barrier,
  icon_stance: status.stance,
  icon_echo: status.echo,
  icon_drain: status.drain,
  icon_shield: status.shield,
  icon_surge: status.surge,

  icon_lab: place.lab,
  icon_creatures: place.creatures,

  icon_wallet: ui.wallet,
  icon_sound_on: ui.soundOn,
  icon_sound_off: ui.soundOff,
  icon_settings: ui.settings,
  icon_help: ui.help,
  icon_profile: ui.profile,
  icon_menu: ui.menu,
  icon_close: ui.close,
  icon_arrow_right: ui.arrowRight,
  icon_arrow_down: ui.arrowDown,
  icon_arrow_left: ui.arrowLeft,
  icon_arrow_up: ui.arrowUp,
  icon_lock: ui.lock,

  rank_bronze: rank.bronze,
  rank_silver: rank.silver,
  rank_gold: rank.gold,
  rank_platinum: rank.platinum,
  rank_diamond: rank.diamond,
  rank_master: rank.master,
  rank_grandmaster: rank.grandmaster,

  medal_gold: medal.goldMedal,
  medal_silver: medal.silverMedal,
  medal_bronze: medal.bronzeMedal,

  badge_speed_demon: badge.speedDemon,
  badge_master_strategist: badge.masterStrategist,
  badge_destroyer: badge.destroyer,
  badge_elite_warrior: badge.eliteWarrior,
};

/** Icons, ranks, medals and badges. */
export const iconPictures: readonly Picture[] = Object.entries(drawings).map(([name, draw]) =>
  svg(name, () => drawnIcon(name, draw)),
);
