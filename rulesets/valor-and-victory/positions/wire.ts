/** Whether a unit is in the barbed wire of its hex (20.8). */
export const isInWire = ({ wire }: { readonly wire?: string | undefined }): boolean => wire !== undefined;
