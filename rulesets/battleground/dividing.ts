/** The two units of about the same size that a group over 12 divides into (combine.2). */
export const halves = (figures: number): [larger: number, smaller: number] => [
  Math.ceil(figures / 2),
  Math.floor(figures / 2),
];
