import { expectConsole } from './console'
import { ConsoleWatch } from './console-watch'

describe('the console during a test', () => {
  it('fails the test when code complains unannounced', () => {
    const watch = new ConsoleWatch()
    watch.record('error', ['Each child in a list should have a unique "key" prop'])
    expect(() => watch.settle()).toThrow(/console\.error: Each child/)
  })

  it('fails the test when an announced complaint stays away', () => {
    const watch = new ConsoleWatch()
    watch.expect('warn', /deprecated/)
    expect(() => watch.settle()).toThrow(/never seen: \/deprecated\//)
  })

  it('does not let one test answer for another', () => {
    const watch = new ConsoleWatch()
    watch.record('error', ['late'])
    expect(() => watch.settle()).toThrow()
    expect(() => watch.settle()).not.toThrow()
  })

  it('tells an error from a warning', () => {
    const watch = new ConsoleWatch()
    watch.expect('warn', /broken/)
    watch.record('error', ['broken'])
    expect(() => watch.settle()).toThrow(/console\.error: broken/)
  })

  it('is watched in this very test too', () => {
    expectConsole('error', /^announced$/)
    console.error('announced')
  })
})
