/** The names of the places of the English texts that have any. Written by `npm run rules:schema`. */
export type EnglishPlaces = {
  ai: {
    reasons: {
      damage: "percent";
      matchup: "points";
      healing: "percent";
      lasting: "percent";
      outcome: "points";
      health: "points";
      creatures: "points";
      energy: "points";
      income: "points";
      tools: "points";
    };
  };
  app: {
    account: {
      browserOn: "browser" | "system";
      since: "since";
      sinceAndUsed: "since" | "used";
      logOutOne: "browser";
      deleteHint: "days";
      deleteQuestion: "days";
      deleteConfirm: "days";
      pending: "date";
    };
    development: {
      giveOne: "resource";
      takeOne: "resource";
      differ: "number";
      changed: "key" | "now" | "shipped";
      follows: "file";
    };
    dialogs: {
      loggedInAs: "name";
      welcome: "name";
    };
    offline: {
      labAsOf: "moment";
    };
  };
  arena: {
    turn: "turn";
    linked: {
      differ: "number";
      change: "after" | "before" | "key";
      more: "number";
      notNumbers: "detail";
      notAllowed: "detail";
    };
    waiting: {
      text: "difficulty";
    };
    team: {
      picked: "cap" | "picked";
      power: "power";
      ratingsHint: "difficulty";
      synergySum: "percent";
    };
    keptTeam: {
      replace: "difficulty";
    };
    order: {
      place: "creature" | "number";
      taken: "place";
      wouldSwap: "place";
      swapped: "place";
      left: "place";
      move: "creature" | "number";
      earlier: "creature";
      later: "creature";
      moved: "creature" | "number";
    };
    result: {
      victory: {
        emptyField: "turns";
      };
      defeat: {
        emptyField: "turns";
      };
      fallen: "creature";
      damage: {
        dealt: "damage";
        defeats: "defeats";
      };
      help: {
        strongerTeam: "difficulty";
        attackLeft: "left" | "turns";
        deployLeft: "left" | "turns";
        unusedItems: "items";
        unusedCopies: "all" | "item" | "left";
        badMatchups: "attacks" | "bad";
        loneAttacker: "creature" | "percent";
        spreadDamage: "wounded";
      };
      rewards: {
        experience: "amount";
        currency: "amount";
        totals: "currency" | "experience" | "items" | "victories";
        items: "items";
      };
    };
  };
  battleLog: {
    turnOwn: "turn";
    turnEnemy: "turn";
    turnOpponent: "turn";
    turnWatched: "number" | "turn";
    drawn: "creature";
    deployed: "creature";
    steppedForward: "creature" | "side";
    dealt: "amount" | "attacker" | "target";
    damaged: "amount" | "target";
    dodged: "target";
    wounded: "creature";
    criticallyWounded: "creature";
    healed: "amount" | "creature";
    defeated: "creature";
    defended: "creature";
    toolUsed: "creature" | "tool";
    toolUsedOn: "creature" | "target" | "tool";
    spellCast: "creature" | "spell";
    spellCastOn: "creature" | "spell" | "target";
    charging: "creature" | "spell";
    released: "creature" | "spell";
    chargeLost: "creature" | "spell";
    stunned: "creature";
    stunnedCannotAct: "species";
    weakened: "creature" | "effect" | "turns";
    effectEnded: "creature" | "effect";
    barrierRaised: "amount" | "creature";
    energyGained: "amount" | "owner";
    rallied: "n" | "side";
    combo: "actions" | "attacks";
    comboOf: "actions" | "attacks" | "owner";
    synergiesChanged: "owner" | "percent";
    victoryByEmptyField: "turns";
    defeatByEmptyField: "turns";
    watchedEmptyField: "loser" | "number" | "turns";
    watchedWin: "number";
    turnExpired: "inARow" | "limit" | "owner";
    fieldLeftEmpty: "inARow" | "limit" | "owner";
    watchedForfeit: "loser" | "number";
    victoryByTimeout: "turns";
    defeatByTimeout: "turns";
    watchedTimeout: "loser" | "number" | "turns";
    creatures: {
      enemy: "creature";
      own: "creature";
      opponent: "creature";
      first: "creature";
      second: "creature";
    };
  };
  battleScreen: {
    status: {
      emptyField: "limit" | "n";
      target: "item";
      targetAll: "creature" | "item";
      card: "creature";
      actor: "creature";
      aimed: "creature" | "target";
      aimedFirst: "target";
      inspected: "creature";
    };
    panel: {
      withKey: "key" | "label";
    };
    picker: {
      title: "item";
      noneTitle: "items";
      none: "items";
      hit: "highest" | "lowest";
      sameHit: "highest";
      perTurn: "highest" | "lowest";
      samePerTurn: "highest";
      useFor: "energy";
      useItem: "item";
      copies: "copies" | "item";
    };
    creature: {
      form: "form";
      health: "health" | "maxHealth";
      barrier: "amount";
      nextAttack: "amount";
      effect: "effect" | "turns";
      lastTurn: "effect";
      may: "actions";
    };
    canvas: {
      energy: "amount";
      rally: "amount";
      combo: "actions";
    };
    preview: {
      damage: "highest" | "lowest";
      sameDamage: "highest";
      criticalDamage: "highest" | "lowest" | "percent";
      sameCriticalDamage: "highest" | "percent";
      defeat: "percent";
      dodge: "percent";
      critical: "percent";
      onTarget: "item" | "target";
      outcome: "creature" | "words";
      useOn: "creature";
      stays: "highest" | "maxHealth";
      staysBetween: "highest" | "lowest" | "maxHealth";
      heals: "health";
      barrier: "amount";
      stun: "percent";
      signs: {
        amount: "highest" | "lowest";
        sameAmount: "highest";
        healed: "health";
        mayKnockOut: "percent";
      };
    };
    breakdown: {
      title: "total";
      physical: "value";
      magical: "value";
      spell: "value";
      effect: "value";
      variance: "factor" | "value";
      critical: "factor" | "value";
      likelyCritical: "factor" | "percent" | "value";
      matchup: "factor" | "value";
      defence: "percent" | "value";
      stance: "percent" | "value";
      reduction: "percent" | "value";
      form: "factor" | "value";
      repeat: "factor" | "value";
      cap: "value";
      minimum: "value";
      absorbed: "amount" | "value";
      total: "total";
      withoutCritical: "total";
      withCritical: "percent" | "total";
    };
    moves: {
      deploy: "creature";
      attack: "creature" | "target";
      useTool: "creature" | "item" | "target";
      useSpell: "creature" | "item" | "target";
      castOverAll: "creature" | "item";
      defend: "creature";
    };
    intentions: {
      hint: "intention";
      attack: "target";
    };
    endQuestion: {
      left: "actions" | "energy";
      loses: "n";
    };
    allMoves: {
      cost: "energy";
      defends: "percent" | "turns";
    };
    combo: {
      count: "actions" | "needed";
      beyond: "actions";
      factor: "factor";
      title: "attacks" | "needed";
    };
    hand: {
      more: "cards";
      cost: "energy";
      stats: "attack" | "health" | "magical" | "physical";
    };
    sides: {
      you: {
        creature: "creature";
      };
      enemy: {
        creature: "creature";
      };
      named: {
        owner: "name";
        creature: "creature" | "name";
      };
      label: "owner";
      field: "owner";
      numbered: "creature" | "number";
      left: "all" | "left";
      leftShort: "all" | "left" | "word";
    };
    speed: {
      factor: "speed";
      change: "next" | "speed";
      hint: "key" | "next";
      skipHint: "key";
    };
    energy: {
      amount: "cap" | "energy" | "word";
      next: "energy";
    };
    momentum: {
      amount: "energy" | "step";
      beyond: "energy";
      hint: "step";
    };
    synergy: {
      sum: "percent";
      of: "owner" | "percent";
      title: "owner";
      cap: "percent";
    };
    stats: {
      percent: "percent";
    };
    log: {
      whyLine: "line";
    };
    team: {
      power: "power";
      itemKind: "effect" | "stat";
      pickedCopies: "copies" | "picked";
      spellNumbers: {
        ofCaster: "creature";
        ofDefault: "magic";
      };
    };
  };
  callbacks: {
    telegramHint: "bot";
    messages: {
      turn: {
        body: "opponent";
      };
    };
  };
  collection: {
    balance: {
      low: "price";
      held: "amount" | "token";
      short: "amount" | "held";
      withStatus: "held" | "status";
    };
    loading: {
      creaturesFailed: "message";
      itemsFailed: "message";
      httpError: "code";
    };
    creatures: {
      details: "name";
      count: "creatures";
      steps: "done" | "steps" | "total";
    };
    hatching: {
      press: "left";
      facts: "form" | "rarity";
    };
    items: {
      details: "name";
      tools: "number";
      spells: "number";
    };
    mint: {
      odds: {
        share: "percent";
      };
      price: "amount" | "token";
      mintEgg: "amount" | "token";
      low: "amount" | "token";
    };
    stats: {
      of: "done" | "total";
    };
    upgrade: {
      atOnceOption: "amount" | "n" | "token";
      pointsLeft: "all" | "left";
      take: "stat";
      give: "stat";
      giveRest: "stats";
    };
    several: {
      intro: "n";
      others: "others";
      chosen: "most" | "number";
      price: "amount" | "token";
      points: "all" | "left";
      pointsOf: "name";
      result: "name";
    };
    cost: "amount" | "token";
    notEnough: "token";
    nickname: {
      label: "species";
    };
    book: {
      progress: "all" | "owned" | "seen";
      ofSpecies: "all" | "owned";
      held: "number";
      hints: {
        egg: "species";
        evolve: "form";
      };
    };
  };
  components: {
    page: "page" | "pages";
  };
  controls: {
    keys: {
      change: "command" | "keys";
      press: "command";
      set: "command" | "key";
      removeOf: "command";
      removed: "command";
      reserved: "key";
      taken: "commands" | "key";
      pad: "button";
    };
    pad: {
      connected: "back" | "press";
    };
  };
  creatures: {
    otherForm: "form";
    whatsNext: {
      upgrades: "n" | "total";
      levelUps: "n" | "total";
    };
    benefits: {
      all: "n";
      single: "n" | "percent" | "stats";
      shared: "n" | "percent" | "stats";
      growth: "n";
      levelUps: "n";
    };
  };
  decorations: {
    earnedCount: "all" | "bought" | "earned" | "sold" | "stock";
    themes: "room";
    chooseOne: "name";
    chooseTheme: "name" | "room";
    buyOne: "name" | "price";
    buyForRoom: "name" | "price" | "room";
    toEarn: "goal" | "how";
    earned: {
      trophies: "name";
      themes: "name";
      looks: "name";
    };
    changed: "name";
    bought: "name";
  };
  everyTransaction: {
    failedPanel: "name";
    waitingFor: "time";
  };
  failures: {
    development: "problem";
    invalid_request: "problem";
    not_an_account_of: "network";
    not_an_intent_hash_of: "network";
    not_a_small_number: "most";
    position_not_yet: "number";
    position_refused: "number" | "reason";
    position_unknown: "number";
    suspended: "reason";
    telegram_refused: "bot";
    too_many_friends: "n";
  };
  friends: {
    shareText: "name";
    challengeName: "name";
    visitName: "name";
    more: "name";
    removeName: "name";
    blockName: "name";
    unblockName: "name";
    befriend: {
      question: "name";
      done: "name";
    };
    news: {
      challenge: "name";
      accepted: "name";
      round: "name" | "opponent" | "round";
    };
    showLab: {
      shareText: "name";
    };
    visiting: {
      title: "name";
      canvas: "name" | "walk";
      notYours: "name";
      locked: "name" | "room";
    };
  };
  goals: {
    count: "all" | "reached";
    countAll: "all" | "reached";
    pays: "gain";
    countToday: "all" | "reached";
    newAt: "time";
    paidBefore: "gain";
    percent: "value";
    showOne: "goal";
    reached: "goal";
    reachedPaid: "gain" | "goal";
    achieved: "goal";
    achievedPaid: "gain" | "goal";
    achievedCount: "all" | "reached";
    reachedOn: "date";
    daily: {
      activateTwo: {
        name: "atLeast";
      };
      someTcorvax: {
        name: "atLeast";
      };
      someEnergy: {
        name: "atLeast";
      };
      activateFour: {
        name: "atLeast";
      };
      someCatNips: {
        name: "atLeast";
      };
      moreTcorvax: {
        name: "atLeast";
      };
      activateEight: {
        name: "atLeast";
      };
      moreCatNips: {
        name: "atLeast";
      };
      moreEnergy: {
        name: "atLeast";
      };
    };
    achievements: {
      workshop: {
        what: "atLeast";
      };
      everyKind: {
        what: "atLeast";
      };
      fullHouse: {
        what: "atLeast";
      };
      fineTuning: {
        what: "atLeast";
      };
      masterwork: {
        what: "atLeast";
      };
      warmHands: {
        what: "atLeast";
      };
      routine: {
        what: "atLeast";
      };
      devotion: {
        what: "atLeast";
      };
      catnipGarden: {
        what: "atLeast";
      };
      catnipHarvest: {
        what: "atLeast";
      };
      smallFortune: {
        what: "atLeast";
      };
      eggBasket: {
        what: "atLeast";
      };
      smallZoo: {
        what: "atLeast";
      };
      menagerie: {
        what: "atLeast";
      };
      hardTraining: {
        what: "atLeast";
      };
      evolutionist: {
        what: "atLeast";
      };
      sparring: {
        what: "atLeast";
      };
      veteran: {
        what: "atLeast";
      };
      grandmaster: {
        what: "atLeast";
      };
      combo: {
        what: "atLeast";
      };
      contender: {
        what: "atLeast";
      };
      champion: {
        what: "atLeast";
      };
      streak: {
        what: "atLeast";
      };
      rated: {
        what: "atLeast";
      };
    };
  };
  guide: {
    cooldown: {
      hours: "number";
      minutes: "number";
    };
    roomNeeds: {
      catLair: "name" | "number";
      reactor: "name" | "number";
      amplifier: "name" | "number";
    };
    basics: "catNips" | "cooldown" | "energy" | "roomNeeds" | "tcorvax";
    machines: {
      catLair: "catCost" | "catNipsBase";
      reactor: "catNips" | "energy" | "limit" | "yieldHigh" | "yieldLow";
      amplifier: "boost" | "boostExtra" | "upkeep";
      incubator: "bonusLevel" | "cap" | "stakePerBonus" | "stakePerEgg" | "stakePerTcorvax";
      fomoHit: "reward";
    };
    nextCosts: "earlier" | "next";
    machineFacts: "costs" | "maxLevel";
    resources: {
      tcorvax: "moveCost";
      catNips: "catCost";
      energy: "packCost" | "packEnergy";
    };
    battle: "attack" | "common" | "defend" | "deployBase" | "emptyField" | "enemyHigh" | "enemyLow" | "epic" | "fieldLimit" | "legendary" | "playerStart" | "pvpMax" | "pvpMin" | "rally" | "rare" | "regen" | "spell" | "teamMax" | "teamMin";
    controls: "use" | "walk";
  };
  items: {
    tools: {
      "Babylon Keystone": "costReduction" | "energyGain" | "fadePercent" | "healing" | "turns";
      "Hyperscale Capacitor": "healing" | "physicalAttack" | "physicalDefense" | "turns";
      "Ledger Lens": "first_barrier" | "healing" | "magicalDefense" | "maxHealth" | "physicalDefense" | "turns";
      "Olympia Emblem": "growth_magicalDefense" | "growth_physicalDefense" | "healingByTurn" | "turns";
      "Validator Core": "healing" | "magicalAttack" | "physicalAttack" | "physicalDefense" | "turns";
    };
    spells: {
      "Babylon Burst": "criticalChance" | "criticalFactor" | "damage";
      "Scrypto Surge": "caster_healing" | "caster_physicalAttack" | "damage" | "physicalAttack" | "turns";
      "Cerberus Chain": "first_healing" | "healing" | "maxHealth" | "physicalDefense" | "reductionPercent" | "turns";
      "Engine Overclock": "criticalChance" | "dodgeChance" | "fadePercent" | "healing" | "initiative" | "turns";
      Shardstorm: "damage" | "stunPercent";
    };
    effects: {
      Energize: "energyGain" | "turns";
      Empower: "physicalAttack" | "turns";
      Enchant: "magicalAttack" | "turns";
      Fortify: "physicalDefense" | "turns";
      Hasten: "dodgeChance" | "initiative" | "turns";
      Echo: "fadePercent";
    };
  };
  lab: {
    machineTag: "level" | "name";
    activation: {
      gained: "amount" | "resource";
      boosted: "amount" | "resource" | "share";
      spent: "amount" | "resource";
    };
    build: {
      title: "name";
      hint: "name";
      keys: "walk";
      hereOne: "name";
    };
    work: {
      takes: "amount" | "resource";
      boosts: "amount" | "resource";
      uses: "amount" | "resource";
      takesThen: "after" | "before" | "resource";
      givesThen: "after" | "before" | "resource";
      boostsThen: "after" | "before" | "resource";
      usesThen: "after" | "before" | "resource";
    };
    notices: {
      enteredRoom: "room";
      roomLocked: "room" | "roomNeeds";
      upkeepPaid: "energy";
      lowTcorvax: "cost";
    };
    incubator: {
      held: "amount";
      wouldYield: "gains";
      wouldYieldNothing: "held" | "step";
      staked: "amount";
      upgradeOffer: "level";
      upgradeQuestion: "level";
      upgraded: "level";
      perTcorvax: "cap" | "stake";
      perEgg: "stake";
      perBonus: "stake";
      level: "level";
    };
    fomoHit: {
      offer: "tcorvax";
      minted: "tcorvax";
    };
    cat: {
      purrs: "name";
      named: "name";
      offer: "price";
      price: "amount";
      count: "most" | "number";
      adoptOne: "name";
    };
    commands: {
      built: "name";
      upgraded: "level" | "name";
      switchedOn: "name";
      switchedOff: "name";
    };
    amplifier: {
      earned: "amount" | "days";
    };
    energy: {
      about: "cvxCost" | "energy";
      buy: "cvxCost" | "energy";
    };
    activateAll: {
      button: "number";
      noneReady: "minutes";
      running: "done" | "number";
      together: "gains";
    };
    statistics: {
      days: "number";
      sum: "made" | "spent";
      most: "amount";
      mostSpent: "amount";
    };
    machineList: {
      heading: "room";
      level: "level";
      minutesLeft: "minutes";
      activateOne: "machine";
      optionsOf: "name";
    };
    residents: {
      heading: "room";
      tag: "level" | "name";
      egg: "name";
      greetOne: "name";
      greeted: "level" | "name";
      stirs: "level" | "name";
    };
    move: {
      question: "name";
      cost: "price";
      price: "amount";
      room: "room";
      selectOne: "machine";
      cancelOne: "machine";
      cannotSelect: "machine" | "reason";
    };
    panel: {
      count: "most" | "number";
      buildOne: "name";
      level: "level";
      welcome: "name";
      nextLevel: "level" | "next";
      upgradeOne: "machine";
      cannotUpgrade: "machine" | "reason";
    };
    rooms: {
      canvas: "use" | "walk";
      place: "machines" | "room" | "rooms";
      machines: "number";
    };
    visits: {
      awayHours: "number";
      awayDays: "number";
      becameReady: "number";
      battleRuns: "opponent";
      accepted: "opponent";
      challenged: "opponent";
      battles: {
        victory: "opponent";
        defeat: "opponent";
        draw: "opponent";
      };
      rated: "change";
      achievements: "number";
    };
  };
  ledger: {
    busy: "seconds";
    tooOften: "seconds";
  };
  lesson: {
    part: "part" | "parts";
    both: "press" | "why";
    lessons: {
      first: {
        offer: "minutes";
      };
      second: {
        offer: "minutes";
      };
    };
    why: {
      endTurn: "energy" | "regeneration" | "spent";
      attack: "cost";
      synergy: "creature" | "synergy";
      useTool: "cost";
      useSpell: "cost";
      momentum: "spent" | "step";
      momentumKept: "gain" | "regeneration";
      matchup: "creature" | "less" | "more" | "strong" | "target" | "weak";
      combo: "needed" | "next";
      comboKept: "attacks" | "comboTurns";
      defend: "cost" | "turns";
    };
    press: {
      card: "button" | "creature";
      button: "button" | "creature";
      buttonOnly: "button";
      target: "creature" | "target";
      targetOnly: "target";
      item: "button" | "creature" | "item";
      itemOnly: "button" | "item";
      aim: "item" | "target";
      endTurn: "button";
      rest: "button" | "regeneration";
    };
    lack: {
      creature: "action";
      energy: "action" | "cost" | "energy";
    };
    finish: {
      spent: "button";
    };
    fresh: {
      synergies: "percent" | "sum" | "synergy";
      momentum: "step";
      combo: "attacks" | "needed";
    };
  };
  names: {
    Eggs: "amount";
  };
  positions: {
    numbered: "number";
    linkTitle: "game" | "number";
    comes: "date" | "number";
    goals: {
      lead: "foes" | "own";
    };
    own: "number";
    foes: "number";
    tryNumber: "number";
    missing: {
      enemiesLeft: "creatures";
      fallen: "creatures";
      tooFewOwn: "left" | "needed";
      tooManyEnemies: "allowed" | "left";
    };
    sign: {
      solved: "bolts" | "energy" | "tries";
      tries: "number";
      energy: "energy";
      many: "number";
      line: "number" | "sign";
      open: "tries";
    };
    streak: {
      days: "number";
      best: "number";
    };
    best: {
      step: "step" | "steps";
      own: "move";
      enemy: "move";
    };
    otherwise: {
      energyForNextTurn: "move";
    };
    training: {
      place: "number" | "place";
      rating: "rating";
      rough: "rating";
      changed: "change" | "rating";
      mistakes: "number";
      summary: {
        solved: "number" | "solved";
        rating: "after" | "before";
      };
    };
  };
  pvp: {
    idleWarning: "limit" | "n";
    lastIdleWarning: "n";
    rank: "n";
    opponentRank: "rating" | "title";
    victory: "change";
    defeat: "change";
    draw: "change";
    unrated: {
      pair_limit: "h" | "n";
      early_forfeit: "turn";
      floor: "floor";
    };
    minutesAgo: "n";
    hoursAgo: "n";
    daysAgo: "n";
    waitsForWindow: "n" | "s";
    tips: "ComboActions" | "attack" | "decayAbove" | "decayPercent" | "defend" | "deployBase" | "regenBase" | "spell";
  };
  pvpScreens: {
    menu: {
      battleAgainst: "opponent";
      theirTurn: "opponent";
      timeLeft: "seconds";
      longTimeLeft: "hours" | "minutes";
    };
    deck: {
      creatures: "max" | "n";
      tools: "max" | "n";
      spells: "max" | "n";
    };
    queue: {
      rated: "clock";
      casual: "clock";
    };
    battle: {
      turn: "turn";
      seconds: "seconds";
      longTime: "hours" | "minutes";
      timeLeft: "seconds";
      longTimeLeft: "hours" | "minutes";
      opponentHand: "cards" | "name";
      actionFailed: "error";
      lastSeconds: "seconds";
      reconnecting: "limit";
      attacking: "name";
      defending: "name";
      unknown: "error";
    };
    watch: {
      player: "number";
      failed: "error";
      turnOf: "name";
      won: "name";
      hand: "cards" | "name";
      against: "one" | "two";
      watchNames: "one" | "two";
    };
    end: {
      timeout: {
        victory: "turns";
        defeat: "turns";
      };
      replayFailed: "error";
    };
    stats: {
      rating: "rating";
      best: "n";
      against: "opponent";
      turns: "turns";
      replayOf: "opponent";
    };
    leaderboard: {
      place: "rank";
      page: "page" | "pages";
    };
    challenge: {
      bestOf: "n";
      seconds: "n";
      minutes: "n";
      days: "n";
      aTurn: "clock";
      shareText: "name";
      validUntil: "time";
      waitingFor: "name";
      waitingAway: "name";
      invitedHint: "name";
      busy: "name";
      invites: "name";
      seriesScore: "n" | "other" | "own";
    };
    opponent: {
      says: "name";
      heading: "name";
      block: "name";
      blocked: "name";
    };
  };
  refusals: {
    pet_name: "most";
    not_earned: "goal";
    cooldown: "minutes";
    rebind_too_soon: "minutes";
    not_enough_energy_to_deploy: "n" | "species";
    not_enough_energy_to_attack: "n";
    not_enough_energy_to_defend: "n";
    not_enough_energy_to_cast: "n" | "spell";
    not_enough_energy_to_use: "n" | "tool";
    failed_to_cast: "spell";
    failed_to_use: "tool";
    too_many_points: "n";
    too_many_creatures: "n";
    too_many_upgrades: "n";
    point_for_each: "n";
    upgrades_done: "n";
    upgrades_needed: "n";
    pvp_too_many_creatures: "n";
    pvp_too_many_tools: "n";
    pvp_too_many_spells: "n";
    pvp_practice_not_yet: "s";
    pvp_too_many_battles: "n" | "s";
    pvp_challenge_not_rated: "s";
    pvp_too_many_challenges: "n";
    pvp_opponent_cards_gone: "name";
    tournament_too_many: "n";
    tournament_full: "n";
    tournament_too_few: "n";
    too_many_free_changes: "s";
    too_many_logins: "minutes";
  };
  replays: {
    tooLongForLink: "kilobytes";
    otherRules: "allowed" | "found";
    diverges: "action" | "actions" | "reason" | "turn";
    notAReplay: "problem";
    sides: {
      numbered: "number";
      named: "name" | "number";
      you: "name";
    };
    decisions: {
      weighed: "candidates";
      slip: "percent";
    };
    controls: {
      where: "action" | "actions" | "turn";
    };
    roster: {
      facts: "cap" | "deck" | "energy" | "hand";
      health: "health" | "maxHealth";
    };
  };
  review: {
    progress: "percent";
    failed: "reason";
    chances: {
      about: "percent";
      below: "percent";
      above: "percent";
    };
    curve: {
      point: "chance" | "turn";
      end: "result";
      mistake: "chance" | "turn";
    };
    moments: {
      mistake: "better" | "played" | "points";
      rose: "points";
      fell: "points";
      turns: "first" | "last";
      roseSlowly: "points";
      fellSlowly: "points";
      start: "chance";
    };
    turns: {
      show: "turn";
    };
    verdicts: {
      close: "better";
      mistake: "better" | "points";
    };
  };
  scenes: {
    count: "all" | "reached";
    found: "gain";
    seenOn: "date";
  };
  synergy: {
    species: {
      description: "copies" | "percent";
    };
    legendary: {
      description: "percent";
    };
    pair: {
      description: "creatures" | "first" | "percent" | "second" | "statAtLeast";
      specialists: "creatures" | "first" | "percent" | "second" | "statAtLeast";
      led: "creatures" | "first" | "percent" | "second" | "statAtLeast";
    };
    balanced: {
      description: "creatures" | "percent" | "specialties";
    };
    fullForce: {
      description: "creatures" | "initiative" | "percent";
    };
    formProtection: {
      description: "creatures" | "form" | "percent";
      guarded: "creatures" | "guardForm" | "percent";
    };
  };
  team: {
    requirement: {
      recommended: "averageStats" | "form1" | "form2" | "form3";
      met: "difficulty";
      failed: "difficulty";
    };
    buttons: {
      start: "n";
      tooFew: "n";
    };
    tips: {
      lines: "actions" | "bonus" | "creatures" | "depth" | "energy" | "field" | "floor" | "formHigh" | "formLow" | "items" | "label" | "multiplier" | "perLevel" | "rewards" | "spells" | "stancePercent" | "tools";
      floorLine: "floor";
      fusionLine: "fusionHigh" | "fusionLow" | "fusionPercent";
    };
  };
  tournament: {
    about: "n";
    seconds: "n";
    of: "name";
    count: "n";
    shareText: "name";
    validUntil: "time";
    players: "max" | "n";
    without: "name";
    withoutAsk: "name";
    startHint: "n";
    waitHint: "name";
    round: "round" | "rounds";
    battleOn: "name";
    battleSoon: "name" | "s";
    battleWaits: "name";
    lateRule: "n";
    roundEnds: "n";
    winner: "name";
    pairings: "round";
    pages: {
      page: "round" | "rounds";
    };
    score: "one" | "two";
  };
  transactions: {
    creatureMint: {
      notSigned: "reason";
      failedNotice: "message";
      onceMore: "amount" | "token";
    };
    fomoHit: {
      notSigned: "reason";
      failedNotice: "message";
    };
    energy: {
      message: "energy";
      notSigned: "reason";
      failedNotice: "message";
      onceMore: "cvxCost";
      completed: "energy";
    };
    upgradeStats: {
      message: "creatures";
      notSigned: "reason";
      failedNotice: "message";
      fewerPoints: "maxPoints" | "points";
    };
    evolve: {
      message: "creatures";
      notSigned: "reason";
      failedNotice: "message";
    };
  };
  wallet: {
    announced: "reason";
  };
  words: {
    sentences: "first" | "second";
    row: "first" | "next";
  };
};
