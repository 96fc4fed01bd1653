type Thing = { id: number; name: string }

/** `12 – Vertex 14`: something whose name others may have too. */
export const numberedCell = ({ id, name }: Thing): string => `${String(id)} – ${name}`.replace(/\s+/g, ' ')
