/** What a simulator has of what a customer needs to come to a price; `unanswered`: required questions without an answer. */
export type SimulatorParts = {
  questions: number
  productTypes: number
  plans: number
  servicePackages: number
  unanswered: readonly string[]
}

/** What a simulator still lacks to be offered, each fit to be listed in a sentence; empty when it lacks nothing. */
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
