/** The five steps of the simulator, in order, with the part of the address that tells each. */
export const simulationSteps = [
  { label: 'Necessidade', part: 'step' },
  { label: 'Produtos', part: 'products' },
  { label: 'Plano e serviço', part: 'plan' },
  { label: 'Entrega', part: 'delivery' },
  { label: 'Revisão', part: 'review' },
] as const

/** The step that an address belongs to, from 0; choosing the simulator is the beginning of the first. */
export const simulationStepAt = (path: string): number => {
  const parts = (path.split(/[?#]/)[0] ?? '').split('/')
  return Math.max(
    0,
    simulationSteps.findIndex((step) => parts.includes(step.part)),
  )
}
