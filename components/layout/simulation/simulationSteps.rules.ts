/** The five steps of the simulator with the path segment of each. */
export const simulationSteps = [
  { label: 'Necessidade', part: 'step' },
  { label: 'Produtos', part: 'products' },
  { label: 'Plano e serviço', part: 'plan' },
  { label: 'Entrega', part: 'delivery' },
  { label: 'Revisão', part: 'review' },
] as const

/** Index of the step of a path; 0 while choosing the simulator. */
export const simulationStepAt = (path: string): number => {
  const parts = (path.split(/[?#]/)[0] ?? '').split('/')
  return Math.max(
    0,
    simulationSteps.findIndex((step) => parts.includes(step.part)),
  )
}
