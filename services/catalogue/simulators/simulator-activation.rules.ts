/** The parts that a simulator needs to give a customer a price; `unanswered`: required questions without an answer. */
export type SimulatorParts = {
  questions: number
  productTypes: number
  plans: number
  servicePackages: number
  unanswered: readonly string[]
}

/** What a simulator still needs before it can be activated, as parts of a sentence; empty when complete. */
export function missingForActivation({
  questions,
  productTypes,
  plans,
  servicePackages,
  unanswered,
}: SimulatorParts): string[] {
  return [
    ...(questions === 0 ? ['uma pergunta'] : []),
    ...unanswered.map((title) => `uma resposta ativa para “${title}”`),
    ...(productTypes === 0 ? ['um tipo de produto'] : []),
    ...(plans === 0 ? ['um plano ativo'] : []),
    ...(servicePackages === 0 ? ['um pacote de serviço ativo'] : []),
  ]
}
