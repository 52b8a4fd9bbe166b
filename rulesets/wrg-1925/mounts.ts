/** Whether a soft vehicle is a horse or a pedal cycle, which are ridden one by one and never burn (soft.2). */
export const isAnimalOrCycle = (name: string): boolean => /^(horse|bicycle|cycle|pedal)/i.test(name);
