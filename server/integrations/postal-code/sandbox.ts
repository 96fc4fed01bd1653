import type { PostalCodeProvider } from './provider'

type Place = readonly [state: string, city: string, district: string | null, street: string | null]

/** Real CEPs of several states; the last is one of a town that has a single CEP. */
const PLACES: ReadonlyMap<string, Place> = new Map(
  Object.entries({
    '01001000': ['SP', 'São Paulo', 'Sé', 'Praça da Sé'],
    '01310100': ['SP', 'São Paulo', 'Bela Vista', 'Avenida Paulista'],
    '01310200': ['SP', 'São Paulo', 'Bela Vista', 'Avenida Paulista'],
    '04538133': ['SP', 'São Paulo', 'Itaim Bibi', 'Avenida Brigadeiro Faria Lima'],
    '11015040': ['SP', 'Santos', 'Vila Mathias', 'Rua Braz Cubas'],
    '13076000': ['SP', 'Campinas', 'Taquaral', 'Rua das Figueiras'],
    '20040002': ['RJ', 'Rio de Janeiro', 'Centro', 'Avenida Rio Branco'],
    '22041011': ['RJ', 'Rio de Janeiro', 'Copacabana', 'Rua Barata Ribeiro'],
    '29010002': ['ES', 'Vitória', 'Centro', 'Avenida Jerônimo Monteiro'],
    '30130010': ['MG', 'Belo Horizonte', 'Centro', 'Praça Sete de Setembro'],
    '40020000': ['BA', 'Salvador', 'Centro', 'Praça Castro Alves'],
    '50030230': ['PE', 'Recife', 'Recife', 'Avenida Alfredo Lisboa'],
    '60060440': ['CE', 'Fortaleza', 'Praia de Iracema', 'Rua dos Tabajaras'],
    '69005010': ['AM', 'Manaus', 'Centro', 'Avenida Sete de Setembro'],
    '70040010': ['DF', 'Brasília', 'Asa Norte', 'SBN Quadra 1'],
    '74003010': ['GO', 'Goiânia', 'Setor Central', 'Avenida Goiás'],
    '80420000': ['PR', 'Curitiba', 'Batel', 'Rua Comendador Araújo'],
    '88010400': ['SC', 'Florianópolis', 'Centro', 'Rua Felipe Schmidt'],
    '90010150': ['RS', 'Porto Alegre', 'Centro Histórico', 'Rua dos Andradas'],
    '37795000': ['MG', 'Andradas', null, null],
  }),
)

/** A fixed table instead of the network. */
export const sandboxProvider: PostalCodeProvider = {
  find(postalCode) {
    const place = PLACES.get(postalCode)
    if (!place) return Promise.resolve({ outcome: 'unknown' })
    const [state, city, district, street] = place
    return Promise.resolve({ outcome: 'found', place: { postal_code: postalCode, state, city, district, street } })
  },
}
