import { faultsOf, pointsOf, suggestionOf } from '@/services/logistics/checklist.rules'

describe('what is looked at of a unit that came back', () => {
  it('goes by its kind, and is everything for a kind that is not known', () => {
    expect(pointsOf('Monitor')).not.toContain('keyboard')
    expect(pointsOf('Monitor')).toContain('screen')
    expect(pointsOf('Impressora multifuncional')).not.toContain('screen')
    expect(pointsOf('Celular')).toEqual(expect.arrayContaining(['battery', 'unlocked']))
    expect(pointsOf('Notebook')).toHaveLength(8)
    expect(pointsOf('Projetor')).toHaveLength(8)
  })

  it('suggests damage for a fault, and maintenance for data or a lock that are left', () => {
    expect(suggestionOf({})).toEqual({ condition: 'good', destination: 'UP_FOR_RENTAL' })
    expect(suggestionOf({ power: 'ok', screen: 'bad' })).toEqual({
      condition: 'damaged',
      destination: 'IN_MAINTENANCE',
    })
    expect(suggestionOf({ unlocked: 'bad' })).toEqual({ condition: 'good', destination: 'IN_MAINTENANCE' })
  })

  it('is told in words', () => {
    expect(faultsOf({ power: 'ok', screen: 'bad', wiped: 'bad' })).toEqual(['Tela', 'Dados apagados'])
  })
})
