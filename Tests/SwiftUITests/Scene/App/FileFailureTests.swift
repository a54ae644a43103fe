import CanopyPresentation
import CanopyScene
import Foundation
import Testing

/// The causes that people read when a file can't be written or read.
@Suite struct FileFailureTests {
  private func cause(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "none"
    } catch {
      return "\(FileFailure(error))"
    }
  }

  @Test func causesOfTheSystemAreSentences() {
    let place = URL(filePath: "/dev/null/file")
    #expect(cause { try Data().write(to: place) } == "a part of the path is a file")
    #expect(cause { try Data().write(to: URL(filePath: "/nowhere/file")) } == "there is no such file or folder")
    #expect(cause { try Data().write(to: URL(filePath: "/tmp")) } == "it is a folder")
    #expect(cause { _ = try Data(contentsOf: URL(filePath: "/nowhere/file")) } == "there is no such file or folder")
    let full = URL(filePath: "/dev/full")
    #expect(cause { try FileHandle(forWritingTo: full).write(contentsOf: Data([1])) } == "the disk is full")
    #expect(
      cause { try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true) }
        == "a part of the path is a file")
  }

  @Test func causesOfFoundationAreSentences() {
    for (code, text) in [
      (.fileWriteOutOfSpace, "the disk is full"), (.fileWriteNoPermission, "access is denied"),
      (.fileWriteVolumeReadOnly, "the disk can only be read"), (.fileReadTooLarge, "it is too large"),
    ] as [(CocoaError.Code, String)] {
      #expect(FileFailure(CocoaError(code)).description == text)
    }
    let cause = POSIXError(.ENAMETOOLONG)
    let error = CocoaError(.fileWriteUnknown, userInfo: [NSUnderlyingErrorKey: cause])
    #expect(FileFailure(error).description == "the name is too long")
  }
}
