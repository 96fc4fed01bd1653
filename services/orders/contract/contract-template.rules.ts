/** The fields of an order that the contract's text uses. */
export const CONTRACT_FIELDS = [
  'numero',
  'aditivo',
  'locadora',
  'cnpj_locadora',
  'locataria',
  'cnpj_locataria',
  'endereco_locataria',
  'representante',
  'pedido',
  'proposta',
  'prazo',
  'mensalidade',
  'total',
  'pacote',
  'cidade',
  'uf',
] as const

export type ContractField = (typeof CONTRACT_FIELDS)[number]
export type ContractFields = Record<ContractField, string>

/** A clause that only some contracts have. */
export type ContractCondition = 'addendum' | 'insurance'

export type ContractParagraph = { text: string; only?: ContractCondition }
export type ContractClause = { heading: string; paragraphs: readonly ContractParagraph[] }

export type ContractTemplate = {
  version: number
  /** The day from which contracts use this version. */
  since: string
  title: string
  parties: readonly string[]
  opening: readonly ContractParagraph[]
  clauses: readonly ContractClause[]
  /** Above the signers' names. */
  closing: string
}

const all = (...texts: string[]): ContractParagraph[] => texts.map((text) => ({ text }))

/**
 * The contract's text in all its versions; a version that contracts were written from never changes. `{name}` is filled
 * from the order. Legal basis: Código Civil, arts. 565-578 (lease of things), 413 and 571-572 (leaving early), Lei
 * 10.192/2001 (readjustment), Súmula Vinculante 31 (no ISS on a lease), Lei 13.709/2018 (LGPD), CPC art. 784, III (two
 * witnesses), MP 2.200-2/2001 art. 10, § 2º (signatures that the parties accept). See docs/adr/0503.
 */
export const CONTRACT_TEMPLATES: readonly [ContractTemplate, ...ContractTemplate[]] = [
  {
    version: 1,
    since: '2026-11-21',
    title: 'Contrato de locação de bens móveis nº\u00a0{numero}',
    parties: [
      'LOCADORA: {locadora}, inscrita no CNPJ sob o nº {cnpj_locadora}.',
      'LOCATÁRIA: {locataria}, inscrita no CNPJ sob o nº {cnpj_locataria}, com endereço em {endereco_locataria}, representada por {representante}.',
    ],
    opening: [
      {
        text: 'As partes ajustam a locação dos equipamentos do pedido {pedido}, nos termos da proposta versão {proposta}, aceita pela LOCATÁRIA, dos arts. 565 a 578 do Código Civil e das cláusulas abaixo.',
      },
      {
        text: 'Este instrumento é também o aditivo nº {aditivo}: onde divergir de contrato anterior das mesmas partes sobre os mesmos equipamentos, vale o que está aqui.',
        only: 'addendum',
      },
    ],
    clauses: [
      {
        heading: 'Objeto',
        paragraphs: all(
          'A LOCADORA cede à LOCATÁRIA, em locação, o uso dos equipamentos e upgrades do Anexo I, para a atividade empresarial da LOCATÁRIA.',
          'Os números de série são registrados na separação dos equipamentos e ficam vinculados ao pedido {pedido}.',
          'Os equipamentos continuam propriedade da LOCADORA. A locação não transfere a propriedade nem dá direito de compra.',
        ),
      },
      {
        heading: 'Prazo',
        paragraphs: all(
          'A locação dura {prazo} meses, contados da entrega do último volume, conforme o termo de entrega.',
          'Ao fim do prazo a LOCATÁRIA devolve os equipamentos, salvo renovação por aditivo escrito. Se continuar com eles sem oposição da LOCADORA, a locação segue por prazo indeterminado e pela mesma mensalidade, como prevê o art. 574 do Código Civil.',
        ),
      },
      {
        heading: 'Mensalidade e pagamento',
        paragraphs: all(
          'A mensalidade é de {mensalidade} e está demonstrada item a item no Anexo I. Em {prazo} meses, o contrato soma {total}.',
          'A mensalidade é devida a partir da entrega. Em mês incompleto, paga-se 1/30 por dia de uso, contado o dia da entrega e não o da devolução, até o limite de uma mensalidade.',
          'A LOCADORA emite fatura de locação pelos equipamentos e documento fiscal próprio pelos serviços.',
          'Os valores não mudam durante o prazo da cláusula 2. Na renovação, podem ser reajustados pela variação do IPCA, em intervalo nunca menor que 12 meses (Lei nº 10.192/2001).',
          'O atraso no pagamento gera multa de 2% sobre o valor em atraso, juros de mora de 1% ao mês, proporcionais aos dias, e correção pelo IPCA.',
        ),
      },
      {
        heading: 'Entrega',
        paragraphs: [
          {
            text: 'A LOCADORA entrega os equipamentos nos endereços do Anexo II, em estado de servir ao uso a que se destinam.',
          },
          {
            text: 'A LOCATÁRIA confere o que recebeu e assina o termo de entrega ou aponta o que falta. O que for apontado é resolvido antes de novo termo.',
          },
          { text: 'O seguro cobre o transporte até os endereços em que está indicado no Anexo II.', only: 'insurance' },
        ],
      },
      {
        heading: 'Serviços',
        paragraphs: all(
          'O pacote de serviço {pacote}, descrito no Anexo I, vale para todas as unidades durante todo o prazo e está incluído na mensalidade.',
        ),
      },
      {
        heading: 'Obrigações da LOCADORA',
        paragraphs: all(
          'Manter os equipamentos em estado de servir ao uso durante a locação, nos termos do pacote de serviço, salvo dano causado pela LOCATÁRIA.',
          'Garantir à LOCATÁRIA o uso pacífico dos equipamentos durante o prazo.',
        ),
      },
      {
        heading: 'Obrigações da LOCATÁRIA',
        paragraphs: all(
          'Usar os equipamentos conforme sua natureza e tratá-los com o mesmo cuidado como se fossem seus.',
          'Não sublocar, ceder, dar em garantia nem alterar os equipamentos, e não retirar etiquetas ou números de série, sem autorização escrita da LOCADORA.',
          'Comunicar à LOCADORA, em até 2 dias úteis, dano, perda, furto, roubo ou pretensão de terceiros sobre os equipamentos, com boletim de ocorrência quando couber.',
        ),
      },
      {
        heading: 'Dano e perda',
        paragraphs: all(
          'A LOCATÁRIA responde pelo dano que exceda o desgaste natural do uso regular e pela perda dos equipamentos sob sua guarda, pelo custo do reparo ou, se não houver reparo, pelo valor de mercado de equipamento equivalente no mesmo estado, descontado o que for coberto por seguro ou pelo pacote de serviço.',
        ),
      },
      {
        heading: 'Devolução',
        paragraphs: all(
          'A LOCATÁRIA devolve os equipamentos com os acessórios recebidos, no estado em que os recebeu, salvo o desgaste natural do uso regular.',
          'A LOCADORA confere cada unidade e registra a condição de cada uma, com acesso da LOCATÁRIA ao resultado.',
        ),
      },
      {
        heading: 'Encerramento antecipado',
        paragraphs: all(
          'Se a LOCATÁRIA devolver os equipamentos antes do fim do prazo, paga multa de 30% das mensalidades que faltarem, calculada sobre o tempo restante. A multa pode ser reduzida nos casos dos arts. 413 e 572 do Código Civil.',
          'O descumprimento que não for corrigido em 15 dias após aviso escrito permite à outra parte encerrar o contrato, sem prejuízo das perdas e danos que comprovar.',
        ),
      },
      {
        heading: 'Dados pessoais',
        paragraphs: all(
          'As partes tratam os dados pessoais de representantes, signatários e usuários apenas para executar este contrato e cumprir a lei (Lei nº 13.709/2018).',
          'A LOCATÁRIA apaga os seus dados dos equipamentos antes da devolução.',
        ),
      },
      {
        heading: 'Assinaturas',
        paragraphs: all(
          'Este contrato é assinado pelas partes e por duas testemunhas (art. 784, III, do Código de Processo Civil).',
          'Quando a assinatura for eletrônica, as partes aceitam como meio de comprovar autoria e integridade o que a plataforma registra de cada assinatura na página de assinaturas anexada ao documento (art. 10, § 2º, da Medida Provisória nº 2.200-2/2001).',
        ),
      },
      {
        heading: 'Foro',
        paragraphs: all('As partes elegem o foro da comarca de {cidade}, {uf}, domicílio da LOCATÁRIA.'),
      },
    ],
    closing: 'E, por estarem de acordo, assinam este contrato os signatários e as testemunhas abaixo.',
  },
]

/** The version for new contracts. */
export const currentTemplate = (): ContractTemplate => CONTRACT_TEMPLATES.at(-1) ?? CONTRACT_TEMPLATES[0]

const FIELD = /\{(\w+)\}/g

/** The fields that a text uses. */
export const fieldsIn = (text: string): string[] => [...text.matchAll(FIELD)].flatMap(([, name]) => name ?? [])

/**
 * The text with its `{fields}` filled from the order.
 * @throws Error for an unknown field, rather than leave a gap in a contract
 */
export const fillText = (text: string, fields: ContractFields): string =>
  text.replace(FIELD, (_, name: string) => {
    if (!Object.hasOwn(fields, name)) throw new Error(`The contract's text asks for ${name}`)
    return fields[name as ContractField]
  })

/** Title, parties and clauses of one contract, numbered and filled. */
export type WrittenContract = {
  version: number
  title: string
  parties: string[]
  opening: string[]
  clauses: { heading: string; paragraphs: { number: string; text: string }[] }[]
  closing: string
}

/**
 * One contract from a version of the text: filled in, numbered, without the conditional paragraphs that do not apply.
 */
export function writeContract(
  template: ContractTemplate,
  fields: ContractFields,
  occasions: readonly ContractCondition[],
): WrittenContract {
  const fill = (text: string) => fillText(text, fields)
  const applying = (paragraphs: readonly ContractParagraph[]) =>
    paragraphs.filter(({ only }) => !only || occasions.includes(only)).map(({ text }) => fill(text))
  return {
    version: template.version,
    title: fill(template.title),
    parties: template.parties.map(fill),
    opening: applying(template.opening),
    clauses: template.clauses.map(({ heading, paragraphs }, index) => ({
      heading: `${String(index + 1)}. ${heading}`,
      paragraphs: applying(paragraphs).map((text, place) => ({
        number: `${String(index + 1)}.${String(place + 1)}`,
        text,
      })),
    })),
    closing: fill(template.closing),
  }
}
