import Testing

@testable import CanopyWeb

/// The number of files that the process may have.
@Suite struct OpenFilesTests {
  @Test func mayBeAsManyAsTheSystemAllows() {
    let now = OpenFiles.allow(0)
    #expect(now > 0)
    #expect(OpenFiles.allow(now) == now)
    let most = OpenFiles.allow(.max)
    #expect(most >= now)
    #expect(OpenFiles.allow(0) == most)
  }
}
