import { expectConsole } from './console'
import { ConsoleWatch } from './console-watch'

describe('the console during a test', () => {
  it('fails the test on an unexpected message', () => {
    const watch = new ConsoleWatch()
    watch.record('error', ['Each child in a list should have a unique "key" prop'])
    expect(() => watch.settle()).toThrow(/console\.error: Each child/)
  })

  it('fails the test when an expected message does not come', () => {
    const watch = new ConsoleWatch()
    watch.expect('warn', /deprecated/)
    expect(() => watch.settle()).toThrow(/never seen: \/deprecated\//)
  })

  it('does not carry messages over to the next test', () => {
    const watch = new ConsoleWatch()
    watch.record('error', ['late'])
    expect(() => watch.settle()).toThrow()
    expect(() => watch.settle()).not.toThrow()
  })

  it('distinguishes errors from warnings', () => {
    const watch = new ConsoleWatch()
    watch.expect('warn', /broken/)
    watch.record('error', ['broken'])
    expect(() => watch.settle()).toThrow(/console\.error: broken/)
  })

  it('is watched in this test too', () => {
    expectConsole('error', /^announced$/)
    console.error('announced')
  })
})
