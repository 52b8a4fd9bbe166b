import type { Ruling } from '../../../../src/rules/book.js';

/** Fire at men: small arms, heavy weapons and off-table support, and who falls: where the book is silent, lost or at odds with itself. */
export const fire = {
  'wrg:R14': {
    question: 'Where does the last heavy weapon column begin?',
    clauses: ['wrg:heavy.7'],
    evidence:
      'Main heads it 250 +. Sheet heads it 500+ after a 250m column, which leaves 250 to 500 without value.',
    options: { 1: 'Beyond 250 metres', 2: 'Beyond 500 metres, with the 250 column running up to 500' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; only the main heading leaves no gap.',
    switch: true,
  },
  'wrg:R15': {
    question: 'May an LMG No. 2 add his points and also fire his own weapon?',
    clauses: ['wrg:fire.8'],
    evidence: 'Main: only a No. 2 not using his personal weapon. Sheet: extra for LMG No. 2.',
    options: { 1: 'No, one or the other', 2: 'Yes, both' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R16': {
    question: 'Does the pintle row cover helicopter door guns and other pivot mounts?',
    clauses: ['wrg:heavy.7', 'wrg:air.14'],
    evidence:
      'Main table: pintle mount on vehicle or in helicopter door; main text elsewhere says pivot. Sheet: M.G. on pivot mount.',
    options: { 1: 'Yes, pintle, pivot and door guns all use 4, 6, 6, 4, 2', 2: 'Vehicle mounts only' },
    why: 'Both words stand for the same mount.',
  },
  'wrg:R17': {
    question: 'Which AFV guns use the AFV shell gun row, the sheet copy showing 75mm V.P.?',
    clauses: ['wrg:heavy.7'],
    evidence: 'Main: at least 75mm calibre. Sheet copy: 75mm V.P., a misreading of UP.',
    options: { 1: '75mm and larger', 2: '75mm only' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R18': {
    question: 'Does soft cover take away the +1 for a target figure?',
    clauses: ['wrg:tactical.1'],
    evidence: 'Main: only trench, building, gun shield, or partly inside an AFV. Sheet: not in cover.',
    options: {
      1: 'No: behind a hedge or tree the +1 still counts',
      2: 'Yes: any cover removes it (1 point less per figure)',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt. Soft cover then helps by location and by order of casualties.',
  },
  'wrg:R19': {
    question: 'Does an erect figure in cover, or one grenading or leaving a vehicle, get the second +1?',
    clauses: ['wrg:tactical.2'],
    evidence:
      'Main: erect in the open, with grenading and entering or leaving vehicles included, or overlapping. Sheet: erect, or overlapping base.',
    options: {
      1: 'Erect only counts in the open; grenaders and mounting men count',
      2: 'Every erect figure, even behind a wall',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R20': {
    question: 'Which guns and grenades earn the +2 against strongpoints?',
    clauses: ['wrg:tactical.3'],
    evidence:
      'Main: grenade into slit or building, launchers, flame, one-man anti-tank, recoilless, conventional, missile, tank gun of 75mm or more. Sheet: A/TK or shell gun with no calibre.',
    options: { 1: 'The main list with the 75mm floor for tank guns', 2: 'Any shell gun' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R21': {
    question: 'Do grenades and ground heavy weapons take the -1 for moving or not firing last period?',
    clauses: ['wrg:tactical.4'],
    evidence: 'Main: firing or grenading figures, ground-fired heavy weapons included. Sheet: each firer.',
    options: { 1: 'Yes, both', 2: 'Only small arms' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R22': {
    question: 'Is there a 40 or more row?',
    clauses: ['wrg:potential.3'],
    evidence: 'Main: 40 or more, 3 potential hits. The sheet copy breaks off after 30 or more, 2.',
    options: { 1: 'Yes, 3 at 40', 2: 'No, 2 is the most' },
    why: 'The end of the sheet is lost in our copy; the main table is whole.',
    switch: true,
  },
  'wrg:R23': {
    question: 'Do bunker men come first against any gun or grenade?',
    clauses: ['wrg:identify.3'],
    evidence:
      'Main: grenades or flame through the slit, anti-tank weapons, tank guns of at least 75mm, satchel charges. Sheet: gren. or flame or by guns.',
    options: {
      1: 'The main conditions: through the slit, 75mm or more',
      2: 'Any grenade, flame or gun attack',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R24': {
    question: 'When is a radio rolled for, and do horses burn?',
    clauses: ['wrg:soft.2', 'wrg:soft.3'],
    evidence:
      'Main: set is rolled for whenever its man is; horses and pedal cycles never burn. Sheet: score 1 destroys radio; destroyed vehicle 1, 2 catches fire.',
    options: {
      1: 'As main: roll with the man; no fire for horses or cycles',
      2: 'Roll only when the man is hit',
    },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R25': {
    question: 'Can heavy weapons be taken over, and at once?',
    clauses: ['wrg:soft.5', 'wrg:soft.6'],
    evidence:
      'Main: heavy weapons by a man of the same speciality; use from the period after arrival. Sheet: small arms and radio on 4, 5, 6 only.',
    options: { 1: 'As main', 2: 'Heavy weapons cannot be taken over' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R53': {
    question: 'Do grenadiers and heavy weapon crews come second in the casualty order?',
    clauses: ['wrg:identify.3'],
    evidence:
      'Main: grenading or other erect figures, soft vehicles, men manning heavy weapons. Sheet: erect figs. or in soft veh. etc.',
    options: { 1: 'Yes, all of them', 2: 'Only erect men and riders' },
    why: 'Main rules first: the sheet itself says to check them if in doubt.',
  },
  'wrg:R57': {
    question: 'Do off-table delays apply though the sheet gives only area and points?',
    clauses: ['wrg:offtable.2', 'wrg:offtable.4', 'wrg:offtable.6', 'wrg:offtable.7'],
    evidence:
      'Main: 3 or 1 periods, corrections, registration, extra for non-specialists. Sheet: 80 by 150, 50 points give 25, one target group.',
    options: { 1: 'Delays apply', 2: 'No delays' },
    why: 'Main rules first: the sheet itself says to check them if in doubt; what the sheet gives is identical.',
  },
  'wrg:R59': {
    question: 'Where exactly do the bands 25, 50, 100, 250 and 500 end?',
    clauses: ['wrg:fire.7', 'wrg:heavy.7', 'wrg:locate.2'],
    evidence: 'Columns say Up to 25 and so on, the last heavy one 250 +.',
    options: {
      1: 'Inclusive: 25.0 is in the first band, anything more in the next; exactly 250 is Up to 250',
      2: 'Exclusive: 25.0 belongs to the next band',
    },
    why: 'Up to includes its limit.',
    switch: true,
  },
  'wrg:R61': {
    question: 'Can small arms fire beyond 500 metres?',
    clauses: ['wrg:fire.7'],
    evidence: 'The small arms table ends at 500; the heavy table is open.',
    options: { 1: 'No', 2: 'Yes, with the 500 value' },
    why: 'No value is printed.',
    switch: true,
  },
  'wrg:R62': {
    question: 'Does a weapon with 0 points in a band fire at all?',
    clauses: ['wrg:fire.7', 'wrg:heavy.7', 'wrg:potential.2', 'wrg:chance.1'],
    evidence:
      'Zero cells stand beside the need to be within range; yet totals below 5 still hit on 6, and each firing group has a chance die.',
    options: {
      1: 'No: a printed zero is out of range (no chance die, no test for the target); a value that only becomes 0 by deductions may fire',
      2: 'Yes, for 0 points',
    },
    why: 'Otherwise a pistol at 500 metres would bring a die and a test.',
  },
  'wrg:R63': {
    question: 'Can flame throwers really not harm at 25 metres or less?',
    clauses: ['wrg:fire.7', 'wrg:heavy.7'],
    evidence: 'Man pack 0 at 25 and 8 at 50; AFV flame 0, 10, 6; main and sheet agree.',
    options: { 1: 'Printed zero stands: only over 25 metres', 2: 'Use the next value at 25 metres too' },
    why: 'Both copies print it.',
    switch: true,
  },
  'wrg:R64': {
    question: 'Between which figures is range taken?',
    clauses: ['wrg:fire.7', 'wrg:heavy.7', 'wrg:figure.4'],
    evidence: 'Distances run between front centres; groups are spread out; no pair is named.',
    options: {
      1: 'From each firing figure to the nearest figure of the target group in its arc',
      2: 'One range for the whole group, nearest to nearest',
    },
    why: 'Points are given for each weapon.',
  },
  'wrg:R65': {
    question: 'At what moment is range measured when both sides move?',
    clauses: ['wrg:fire.1', 'wrg:heavy.1'],
    evidence: 'Targets that pass through the arc in the period may be fired on; nothing says when.',
    options: {
      1: 'At end positions, or where the target was nearest in the arc if it has left it',
      2: 'At the nearest point in all cases',
    },
    why: 'Easy on the table, and allows the printed case.',
  },
  'wrg:R67': {
    question: 'What happens past 40 points?',
    clauses: ['wrg:potential.3', 'wrg:offtable.10'],
    evidence: 'The table ends at 40 or more, 3 potential hits; the steps of 10 could go on.',
    options: {
      1: 'Never more than 3 potential hits from one total',
      2: 'One more for each further 10 (50 gives 4), which mainly sharpens off-table fire on many men',
    },
    why: '40 or more is printed and covers every larger total.',
    switch: true,
  },
  'wrg:R68': {
    question: 'With several groups firing on one target, how many chance dice count?',
    clauses: ['wrg:chance.1', 'wrg:potential.1'],
    evidence: 'Throw one dice for each group firing; add what affects each group receiving fire.',
    options: {
      1: 'One die for each firing group, all added to the same total, each checked against its own men',
      2: 'One die in all',
    },
    why: 'The text says each group firing.',
  },
  'wrg:R69': {
    question: 'Men in the group: the firing or the target group?',
    clauses: ['wrg:chance.2'],
    evidence:
      'The sentence before speaks of each group firing; the target is not named. The sheet has the same words.',
    options: { 1: 'The firing group', 2: 'The target group' },
    why: 'Nearest word it can refer to.',
  },
  'wrg:R70': {
    question: 'Which men of the firing group count against the chance die?',
    clauses: ['wrg:chance.2'],
    evidence: 'Only the number of men in the group; nothing about who fires.',
    options: {
      1: 'All living members, crew included, whether or not they fired',
      2: 'Only those firing at this target',
    },
    why: 'Printed words.',
  },
  'wrg:R71': {
    question: 'A group divides its fire between two targets: chance dice?',
    clauses: ['wrg:chance.1', 'wrg:fire.1'],
    evidence:
      'Figures choose targets one by one; one die for each group firing; chance is part of each target total.',
    options: { 1: 'One die for each target it fires at', 2: 'One die, put on one target' },
    why: 'Every total has a chance part.',
  },
  'wrg:R72': {
    question: 'Do off-table fire, mines and Claymores have a chance die?',
    clauses: ['wrg:chance.1', 'wrg:offtable.11', 'wrg:mine.3'],
    evidence: 'They are not groups of men, though Claymores have an operator.',
    options: {
      1: 'Off-table none (no men, so any score counts zero); Claymore or fougasse adds no die of its own beyond that of its operator group',
      2: 'One die each, never cancelled',
    },
    why: 'A score above zero men counts as zero.',
  },
  'wrg:R73': {
    question: 'What of totals of zero or less?',
    clauses: ['wrg:potential.2', 'wrg:tactical.6'],
    evidence: 'Less than 5 rolls for 6, no lower limit; each bunker figure deducts 3, each late firer 1.',
    options: { 1: 'Any total under 5, negative too, hits on 6', 2: 'No roll at 0 or less' },
    why: 'Printed limit is only less than 5.',
    switch: true,
  },
  'wrg:R77': {
    question: 'May identification yield fewer casualties than potential hits?',
    clauses: ['wrg:identify.2', 'wrg:identify.4'],
    evidence:
      'Stop when the number is found or when each figure had one roll. The introduction says dice decide only who is hit, not how many.',
    options: {
      1: 'Yes, one roll a figure and then stop, even with none hit',
      2: 'No, go round again until the number is reached',
    },
    why: 'The detailed rule outranks the introduction.',
    switch: true,
  },
  'wrg:R78': {
    question: 'With 2 or 3 potential hits, how many first figures hit on 1 or 2?',
    clauses: ['wrg:identify.2'],
    evidence: 'The first figure diced for, any succeeding figures.',
    options: { 1: 'Only the very first figure rolled for', 2: 'The first for each potential hit' },
    why: 'Printed words.',
    switch: true,
  },
  'wrg:R79': {
    question: 'How do the nine priorities combine?',
    clauses: ['wrg:identify.3'],
    evidence: 'A numbered order, each a comparison; 5 to 7 form one chain of cover.',
    options: {
      1: 'Compare by 1, then ties by 2, and so on (an erect man in a bunker before a prone one in the open)',
      2: 'Add up ranks',
    },
    why: 'A numbered order of comparisons.',
  },
  'wrg:R80': {
    question: 'Who is rolled first when all nine are equal?',
    clauses: ['wrg:identify.3'],
    evidence: 'Nothing after near before far.',
    options: { 1: 'At random', 2: 'Owner chooses' },
    why: 'Neither side gains.',
  },
  'wrg:R81': {
    question: 'From whom is near counted?',
    clauses: ['wrg:identify.3'],
    evidence: 'Near before far, no reference point.',
    options: {
      1: 'Nearest firing figure; centre of the area for off-table fire; the mine for a Claymore',
      2: 'Centre of the firing group',
    },
    why: 'Fire is by figure.',
  },
  'wrg:R82': {
    question: 'Are figures of the target group out of sight or arc counted and rolled for?',
    clauses: ['wrg:tactical.1', 'wrg:identify.1', 'wrg:air.3'],
    evidence:
      'Each figure in the target group, each figure is diced for; only paratroops are limited to those in sight, range and arc.',
    options: { 1: 'The whole group, in sight or not', 2: 'Only figures some firer could engage' },
    why: 'The limit is printed for paratroops alone.',
  },
  'wrg:R83': {
    question: 'Two groups in the same off-table area are also shot at: one total or several?',
    clauses: ['wrg:offtable.10', 'wrg:potential.1'],
    evidence: 'All troops in the area are one target group; other fire is added for each group receiving it.',
    options: {
      1: 'Separate totals: one for the area, one for each group under direct fire',
      2: 'One total of everything',
    },
    why: 'The area is a target group of its own.',
  },
  'wrg:R84': {
    question: 'Does off-table fire strike friends, and whoever passes through?',
    clauses: ['wrg:offtable.10'],
    evidence: 'All troops within this area; tactical points speak of enemy figures.',
    options: {
      1: 'Everyone in the area at any time in the period, either side',
      2: 'Only enemies at the end of movement',
    },
    why: 'All troops is plain.',
  },
  'wrg:R85': {
    question: 'Is the -1 for moving or not firing last period per figure or per weapon?',
    clauses: ['wrg:tactical.4'],
    evidence:
      'Each firing or grenading figure, ground-fired heavy weapons included; the vehicle line says each weapon.',
    options: {
      1: 'Once for each figure that fires or throws, once for each heavy weapon; helpers none',
      2: 'For every man in a crew',
    },
    why: 'A No. 2 helps and does not fire.',
  },
  'wrg:R86': {
    question: 'A figure both moved and did not fire last period: -1 or -2?',
    clauses: ['wrg:tactical.4'],
    evidence: 'One line joined by or.',
    options: { 1: '-1', 2: '-2' },
    why: 'One line.',
  },
  'wrg:R87': {
    question: 'Does a grenade thrown last period count as having fired?',
    clauses: ['wrg:tactical.4', 'wrg:fire.4'],
    evidence:
      'A figure may grenade instead of firing; the line separates firing from grenading but asks only whether it did not fire.',
    options: { 1: 'No: grenading is not firing', 2: 'Yes' },
    why: 'Printed words keep them apart.',
  },
  'wrg:R88': {
    question: 'Do vehicle weapons and passengers take the -1 as well as the -2?',
    clauses: ['wrg:tactical.4', 'wrg:tactical.5'],
    evidence: '-1 figures and ground-fired heavy weapons; -2 each weapon on a moving vehicle.',
    options: {
      1: 'Moving vehicle: -2 only for its movement; mounted heavy weapons never take the -1; a passenger adds -1 if he did not fire last period',
      2: 'Both always',
    },
    why: 'The -1 names heavy weapons on the ground only.',
  },
  'wrg:R89': {
    question: 'Does a dashing figure still give the second +1?',
    clauses: ['wrg:tactical.1', 'wrg:tactical.2'],
    evidence: 'Dashing is named in the first line only.',
    options: { 1: 'Yes, erect in the open it gives 1, not 2', 2: 'No, it gives nothing' },
    why: 'Printed lines.',
  },
  'wrg:R90': {
    question: 'Erect and overlapping: one or two?',
    clauses: ['wrg:tactical.2'],
    evidence: 'Joined by or.',
    options: { 1: 'One', 2: 'Two' },
    why: 'One line.',
  },
  'wrg:R91': {
    question: 'Do men in a bunker also give the +1 for not being in a trench or building?',
    clauses: ['wrg:tactical.1', 'wrg:tactical.6'],
    evidence: 'Bunkers are not named in the first line, only trench, building, shield, AFV.',
    options: { 1: 'No: only the -3', 2: 'Yes: net -2' },
    why: 'A bunker is a harder building.',
  },
  'wrg:R92': {
    question: 'Which tactical points do men in a soft vehicle, glider or helicopter give?',
    clauses: ['wrg:tactical.1', 'wrg:tactical.2', 'wrg:air.13'],
    evidence: 'Not in any named protection; dashing exempts; entering or leaving counts as erect.',
    options: {
      1: '+1 each unless the vehicle makes a high speed dash; the second +1 only while getting in or out',
      2: '+2 each',
    },
    why: 'Riders are listed apart from erect figures in the casualty order.',
  },
  'wrg:R95': {
    question: 'Can one figure fire at two targets, or use two weapons, in a period?',
    clauses: ['wrg:fire.1', 'wrg:fire.4'],
    evidence: 'Silent; grenading is instead of firing.',
    options: { 1: 'One weapon at one target group', 2: 'Divide freely' },
    why: 'Points are for each weapon.',
  },
  'wrg:R96': {
    question: 'May a tank fire turret gun and machine gun in one period?',
    clauses: ['wrg:heavy.7', 'wrg:points.14'],
    evidence: 'Each weapon has a row and a price; crews are bought too.',
    options: {
      1: 'Each bought weapon if a crewman serves it; gun and MG in one turret share a gunner, so one of them',
      2: 'All of them always',
    },
    why: 'Weapons need crew.',
  },
  'wrg:R97': {
    question: 'How few men can fire a crew-served weapon?',
    clauses: ['wrg:heavy.7', 'wrg:heavy.8'],
    evidence: 'Missile set: at least one man; helpers add points from 50 metres up.',
    options: { 1: 'One man fires; up to two helpers add', 2: 'A full crew is needed' },
    why: 'Helpers are printed as extras.',
  },
  'wrg:R98': {
    question: 'Do helpers add points when their weapon has 0 at that range?',
    clauses: ['wrg:heavy.8'],
    evidence: 'Helper row 0, 0, 1, 1, 1; weapon rows hold zeros (2in mortar beyond 250).',
    options: { 1: 'No', 2: 'Yes' },
    why: 'The weapon cannot fire.',
  },
  'wrg:R126': {
    question: 'What becomes of the men in a soft vehicle that is destroyed by fire?',
    clauses: ['wrg:soft.1', 'wrg:soft.2'],
    evidence: 'Only the vehicle is diced for; no escape roll, except on anti-tank mines.',
    options: {
      1: 'Those not identified as casualties get out on the spot without a roll',
      2: 'They roll as passengers, 3 or more',
    },
    why: 'They have been diced for already.',
  },
  'wrg:R127': {
    question: 'What if a weapon taken over fails its roll?',
    clauses: ['wrg:soft.4', 'wrg:soft.5'],
    evidence: 'Serviceable on 4, 5, 6; no further word. Timing of the roll is not given.',
    options: {
      1: 'Rolled once when the new man arrives; otherwise useless for the battle',
      2: 'May be tried again each period',
    },
    why: 'One roll for one weapon.',
  },
  'wrg:R128': {
    question: 'In which period does fire fall after 3 complete periods delay?',
    clauses: ['wrg:offtable.2', 'wrg:offtable.6'],
    evidence: 'After 3 complete periods; after one complete period.',
    options: { 1: 'Called in N it falls in N+4, registered in N+2', 2: 'N+3 and N+1' },
    why: 'The calling period is not complete.',
  },
  'wrg:R129': {
    question: 'What does the first registration cost in time?',
    clauses: ['wrg:offtable.4'],
    evidence: '2 periods for each one after the first.',
    options: { 1: 'The ordinary 3 of a call, then 2 each', 2: 'Nothing for the first' },
    why: 'The first is ranged like any call.',
  },
  'wrg:R164': {
    question: 'What anti-personnel points has a molotov, sticky bomb or satchel?',
    clauses: ['wrg:fire.7', 'wrg:tactical.3'],
    evidence: 'None has a row; the satchel only gives +2.',
    options: { 1: 'Molotov 5 as a hand grenade; sticky bomb 0; satchel only its +2', 2: 'All 5' },
    why: 'Nearest printed item.',
    house: true,
  },
} as const satisfies Record<string, Ruling>;
