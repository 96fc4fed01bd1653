// Runs on a thread of its own, so that asking does not wait for what is measured: asks for an address again and again,
// 5 ms after each answer, and tells how long each took once it is told to stop.
import { setTimeout as wait } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

const waits = []
let isOver = false
parentPort.once('message', () => (isOver = true))
while (!isOver) {
  const asked = performance.now()
  await (await fetch(workerData)).arrayBuffer()
  waits.push(performance.now() - asked)
  if (waits.length === 10) parentPort.postMessage('warm')
  await wait(5)
}
parentPort.postMessage(waits.slice(10))
