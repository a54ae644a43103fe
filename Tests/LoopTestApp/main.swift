import CanopyMainLoop
import Dispatch
import Foundation

// All that can wait in the main loop, with a line for each.

func report(_ line: String) {
  print(line)
  fflush(nil)
}

Task {
  report("task")
  try? await Task.sleep(for: .milliseconds(10))
  report("task that slept")
}
DispatchQueue.main.async { report("queue") }
let turnEnd = TurnEnd { report("end of the turn") }
DispatchQueue.main.async {
  DispatchQueue.main.async { report("next turn") }
  for _ in 0..<100 { turnEnd.request() }
}
let loopTimer = LoopTimer { report("timer of the loop") }
loopTimer.fire(at: Date() + 10)
loopTimer.fire(at: Date() + 0.05)
let stopped = LoopTimer { report("a timer that was stopped") }
stopped.fire(at: Date() + 0.05)
stopped.fire(at: nil)
RunLoop.main.add(Timer(timeInterval: 0.1, repeats: false) { _ in report("timer of Foundation") }, forMode: .common)
MainLoop.whenAskedToEnd {
  report("asked to end")
  MainLoop.quit()
}
MainLoop.run()
report("ended")
