/** The fields of a unit that decide whether it may be packed. */
type PackableUnit = { serial: string; productId: number; status: string }

/**
 * Why these serials may not be packed into a package, one sentence each; empty if all may. Each has to be on the shelf,
 * of a product that the package lacks, and no more of them than it lacks.
 * @param serials each once
 * @param units the units of the known serials
 * @param wanted what the package lacks
 */
export function packingProblems(
  serials: readonly string[],
  units: readonly PackableUnit[],
  wanted: readonly { productId: number; quantity: number }[],
): string[] {
  const problemOf = (serial: string): string | undefined => {
    const unit = units.find((one) => one.serial === serial)
    if (!unit) return `Serial ${serial}: não existe no estoque.`
    if (!wanted.some(({ productId }) => productId === unit.productId))
      return `Serial ${serial}: não é de um produto que falta neste volume.`
    return unit.status === 'UP_FOR_RENTAL' ? undefined : `Serial ${serial}: não está disponível para locação.`
  }
  const isTooMany = wanted.some(
    ({ productId, quantity }) => units.filter((unit) => unit.productId === productId).length > quantity,
  )
  return [
    ...serials.flatMap((serial) => problemOf(serial) ?? []),
    ...(isTooMany ? ['Há mais seriais do que o volume pede.'] : []),
  ]
}
