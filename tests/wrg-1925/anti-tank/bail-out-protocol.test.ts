import { expect, test } from 'vitest';
import { bailOut } from '../../../rulesets/wrg-1925/anti-tank/bail-out.js';
import { protocolOf } from '../../support/protocol.js';

test('wrg:crew.1 a six gets out with an SMG, 3 to 5 with a pistol', () => {
  expect(protocolOf(bailOut, { crew: 4, smgs: 1 }, '6 3 6 2')).toEqual([
    'wrg:crew.1 wrg:R168 smgs = 1: 1 SMG bought: the rest of the crew have pistols',
    'wrg:crew.1 crew = 3: 1 with an SMG and 2 with pistols, 1 lost [crew 6,3,6,2]',
    'wrg:crew.2 wrg:R48 no-grenades = 0: crewmen on foot carry no grenades',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"wreck"},"is":{"aboard":null}}',
    'wrg:crew.1 > lose {"to":"wreck","parts":{"men":1,"crew":1}}',
    'wrg:crew.2 > set {"to":"wreck","is":{"grenades":0}}',
    'wrg:crew.1 > set {"to":"wreck","is":{"left":true}}',
    'wrg:crew.1 > split {"from":"wreck","counts":{"crew":3},"into":{"kind":"group","called":"crew","is":{"men":3,"erect":true,"weapons":["smg:1","pistol:2"],"lostInBattle":1,"lostInPeriod":1},"keeps":["flame"]}}',
    '{"withSmg":1,"withPistol":2,"crewLost":1}',
    '= crew out: 1 with an SMG and 2 with pistols; 1 lost',
  ]);
});

test('wrg:crew.3 passengers get out on 3, heavy weapons stay', () => {
  expect(protocolOf(bailOut, { crew: 2, passengers: 4, hw: 1 }, 'crew=1,2 passenger=2,3,6,1')).toEqual([
    'wrg:points.17 wrg:R168 smgs = 2: 2 SMGs among the crew: every AFV crew has 2 at least',
    'wrg:crew.4 wrg:R48 abandoned = 1: 1 heavy weapon abandoned in the wreck',
    'wrg:crew.1 crew = 0: nobody out, 2 lost [crew 1,2]',
    'wrg:crew.3 passengers = 2: 2 of 4 out with their personal weapons [passenger 2,3,6,1]',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"wreck"},"is":{"aboard":null}}',
    'wrg:crew.1 > lose {"to":"wreck","parts":{"men":2,"crew":2}}',
    'wrg:crew.2 > set {"to":"wreck","is":{"grenades":0}}',
    'wrg:crew.1 > set {"to":"wreck","is":{"left":true}}',
    'wrg:crew.3 > lose {"to":["passengers",1],"parts":{"men":2}}',
    'wrg:crew.3 > add {"to":["passengers",1],"by":{"lostInPeriod":2,"lostInBattle":2}}',
    'wrg:crew.4 > lose {"to":"passengers","of":"gun","parts":{"pieces":1}}',
    'wrg:crew.3 > set {"to":"passengers","is":{"aboard":null}}',
    'wrg:tactical.2 > set {"to":"passengers","of":"group","is":{"erect":true}}',
    '{"withSmg":0,"withPistol":0,"crewLost":2,"passengersOut":2,"passengersLost":2,"abandoned":1}',
    '= all 2 of the crew are lost; 2 of 4 passengers out',
  ]);
});

test('wrg:R168 by option 2 whoever rolls for an SMG has one; men of two units', () => {
  expect(
    protocolOf(
      bailOut,
      { crew: 3, smgs: 1, passengers: 3, each: ['2', '1'], passengerWeapons: ['rifle:2'] },
      'crew=6,6,5 passenger=1,4 passenger=2',
      { 'wrg:R168': 2 },
    ),
  ).toEqual([
    'wrg:crew.1 wrg:R168 smgs = 3: whoever rolls for an SMG has one',
    'wrg:crew.1 crew = 3: 2 with SMGs and 1 with a pistol, none lost [crew 6,6,5]',
    'wrg:crew.2 wrg:R48 no-grenades = 0: crewmen on foot carry no grenades',
    'wrg:crew.3 passengers = 1: 1 of 2 out with their personal weapons [passenger 1,4]',
    'wrg:crew.3 passengers = 0: no passenger gets out [passenger 2]',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"wreck"},"is":{"aboard":null}}',
    'wrg:crew.2 > set {"to":"wreck","is":{"grenades":0}}',
    'wrg:crew.1 > set {"to":"wreck","is":{"left":true}}',
    'wrg:crew.1 > split {"from":"wreck","counts":{"crew":3},"into":{"kind":"group","called":"crew","is":{"men":3,"erect":true,"weapons":["smg:2","pistol:1"],"lostInBattle":0,"lostInPeriod":0},"keeps":["flame"]}}',
    'wrg:crew.3 > lose {"to":["passengers",1],"parts":{"men":1}}',
    'wrg:crew.3 > add {"to":["passengers",1],"by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:crew.3 > lose {"to":["passengers",2],"parts":{"men":1}}',
    'wrg:crew.3 > add {"to":["passengers",2],"by":{"lostInPeriod":1,"lostInBattle":1}}',
    'wrg:crew.4 > set {"to":"passengers","of":"group","is":{"weapons":["rifle:2"]}}',
    'wrg:crew.3 > set {"to":"passengers","is":{"aboard":null}}',
    'wrg:tactical.2 > set {"to":"passengers","of":"group","is":{"erect":true}}',
    '{"withSmg":2,"withPistol":1,"crewLost":0,"passengersOut":1,"passengersLost":2,"lostOfEach":[1,1]}',
    '= crew out: 2 with SMGs and 1 with a pistol; none lost; 1 of 3 passengers out',
  ]);
});

test('wrg:crew.1 the crew of a soft vehicle has no SMGs', () => {
  expect(
    protocolOf(bailOut, { crew: 2, softCrew: true, crewLeaders: ['cpl'], crewLostInBattle: 1 }, '6 1'),
  ).toEqual([
    'wrg:crew.1 wrg:R168 smgs = 0: no SMGs bought: the crew of a soft vehicle has pistols',
    'wrg:crew.1 crew = 1: 1 with a pistol, 1 lost [crew 6,1]',
    'wrg:crew.2 wrg:R48 no-grenades = 0: crewmen on foot carry no grenades',
    'wrg:crew.3 > set {"to":{"whose":"aboard","is":"wreck"},"is":{"aboard":null}}',
    'wrg:crew.1 > lose {"to":"wreck","parts":{"men":1,"crew":1}}',
    'wrg:crew.2 > set {"to":"wreck","is":{"grenades":0}}',
    'wrg:crew.1 > set {"to":"wreck","is":{"left":true}}',
    'wrg:crew.1 > split {"from":"wreck","counts":{"crew":1},"into":{"kind":"group","called":"crew","is":{"men":1,"erect":true,"weapons":["pistol:1"],"leaders":["cpl"],"lostInBattle":2,"lostInPeriod":1},"keeps":["flame"]}}',
    '{"withSmg":0,"withPistol":1,"crewLost":1}',
    '= crew out: 1 with a pistol; 1 lost',
  ]);
});
