import Foundation
import Testing

@testable import CanopyWeb

/// Files as they arrive in parts, and where they are when they are not wanted.
@MainActor @Suite struct IncomingFilePartsTests {
  private let place = FileManager.default.temporaryDirectory.appending(path: "canopy-incoming-\(UUID().uuidString)")
  private var target: URL { place.appendingPathExtension("moved") }

  private func exists(_ file: URL) -> Bool { FileManager.default.fileExists(atPath: file.path) }

  private func isTooLarge(_ file: IncomingFile) -> Bool { if case .isTooLarge = file.state { true } else { false } }

  @Test func partsFollowEachOther() throws {
    defer { try? FileManager.default.removeItem(at: target) }
    let file = try IncomingFile(at: place, limit: 10) { _ in true }
    for part in ["ab", "", "cd"] { file.append(Data(part.utf8)) }
    #expect(file.size == 4)
    try file.move(to: target)
    #expect(try String(contentsOf: target, encoding: .utf8) == "abcd")
    #expect(!exists(place))
  }

  @Test func aFileOfExactlyTheLimitIsKept() throws {
    let file = try IncomingFile(at: place, limit: 4) { _ in true }
    file.append(Data(count: 4))
    #expect(!isTooLarge(file))
    file.append(Data(count: 1))
    #expect(isTooLarge(file))
  }

  @Test func aFileThatIsTooLargeTakesNoSpace() throws {
    let file = try IncomingFile(at: place, limit: 4) { _ in true }
    file.append(Data(count: 3))
    file.append(Data(count: 3))
    file.append(Data(count: 3))
    #expect(isTooLarge(file))
    #expect(try FileManager.default.attributesOfItem(atPath: place.path)[.size] as? Int == 0)
  }

  @Test func theSumOfSeveralFilesMayBeTooLarge() throws {
    var sizes: [Int] = []
    let file = try IncomingFile(at: place, limit: 100) { size in
      sizes.append(size)
      return sizes.reduce(0, +) <= 5
    }
    file.append(Data(count: 3))
    file.append(Data(count: 3))
    #expect(isTooLarge(file))
    file.append(Data(count: 3))
    #expect(sizes == [3, 3])
  }

  @Test func aFileThatNobodyTakesIsRemoved() throws {
    do {
      let file = try IncomingFile(at: place, limit: 100) { _ in true }
      file.append(Data(count: 3))
      #expect(exists(place))
    }
    #expect(!exists(place))
  }

  @Test func nothingIsOverwritten() throws {
    try Data("old".utf8).write(to: place)
    defer { try? FileManager.default.removeItem(at: place) }
    #expect(throws: (any Error).self) { try IncomingFile(at: place, limit: 100) { _ in true } }
    #expect(try String(contentsOf: place, encoding: .utf8) == "old")
  }

  // MARK: The log

  @Test func repeatedDropsAreCounted() {
    let log = Log(isQuiet: true)
    for _ in 0..<3 { log.drop("a") }
    log.drop("b")
    #expect(log.drops == ["a": 3, "b": 1])
  }
}
