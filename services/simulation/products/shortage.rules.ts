type Wanted = { quantity: number; available: number }

/** True when more units are wanted than can be promised now. */
export const isShort = ({ quantity, available }: Wanted): boolean => quantity > available

/** 'Só 2 dos 6 disponíveis agora.', 'Só 1 dos 6 disponível agora.', 'Sem unidades agora.' */
export function shortageText({ quantity, available }: Wanted): string {
  if (available === 0) return 'Sem unidades agora.'
  return `Só ${String(available)} dos ${String(quantity)} ${available === 1 ? 'disponível' : 'disponíveis'} agora.`
}

/** The units that another product has to make up for; 0 when none are short. */
export const missingUnits = ({ quantity, available }: Wanted): number => Math.max(0, quantity - available)

/** 'Faltam 4 unidades.', 'Falta 1 unidade.' */
export const missingText = (missing: number): string =>
  missing === 1 ? 'Falta 1 unidade.' : `Faltam ${String(missing)} unidades.`
