import Foundation
import HostTestSupport
import Testing

/// The main loop in a program of its own.
@Suite struct MainLoopTests {
  @Test func theEndOfATurnComesOnceAndBeforeTheNextTurn() async throws {
    let program = try TestProgram("LoopTestApp", [])
    for line in ["end of the turn", "next turn", "timer of Foundation"] { try await program.wait(for: line) }
    let turns = program.lines.filter { $0.contains("turn") }
    #expect(turns == ["end of the turn", "next turn"])
    program.terminate()
    #expect(try await program.waitForEnd() == 0)
  }

  @Test func everythingThatWaitsRuns() async throws {
    let program = try TestProgram("LoopTestApp", [])
    for line in [
      "end of the turn", "next turn", "task", "task that slept", "queue", "timer of the loop", "timer of Foundation",
    ] {
      try await program.wait(for: line)
    }
    program.terminate()
    #expect(try await program.waitForEnd() == 0)
    #expect(program.lines.suffix(2) == ["asked to end", "ended"])
    #expect(Set(program.lines).count == program.lines.count && program.lines.count == 9)
  }
}
