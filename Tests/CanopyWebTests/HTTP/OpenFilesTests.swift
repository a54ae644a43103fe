import Testing

@testable import CanopyWeb

/// The number of files that the process may have.
@Suite struct OpenFilesTests {
  @Test func mayBeMoreIfTheSystemAllows() {
    let now = OpenFiles.allow(0)
    #expect(now > 0)
    #expect(OpenFiles.allow(now) == now)
    // Programs that tests start get the same number, and some go through all: so it is raised by little.
    let more = OpenFiles.allow(now + 1)
    #expect([now, now + 1].contains(more))
    #expect(OpenFiles.allow(0) == more)
  }
}
