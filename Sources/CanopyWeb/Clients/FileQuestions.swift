internal import CanopyScene
internal import CanopyStyle
internal import Foundation
internal import UniformTypeIdentifiers

/// A window's questions about files, in order.
struct FileQuestions {
  private struct Question {
    let number: Int
    let request: FileRequest
    let completion: ([URL]) -> Void
  }

  private var waiting: [Question] = []
  private var lastNumber = 0

  mutating func add(_ request: FileRequest, _ completion: @escaping ([URL]) -> Void) {
    lastNumber += 1
    waiting.append(Question(number: lastNumber, request: request, completion: completion))
  }

  /// Returns the message with the first question, or nil if there is none.
  ///
  /// - Parameter largest: The maximum size of a file that the page may upload, in bytes.
  func open(largest: Int) -> ServerMessage? {
    guard let first = waiting.first else { return nil }
    let (allowsSeveral, isFolder) =
      switch first.request.purpose {
      case .open(let several): (several, false)
      case .openFolder(let several): (several, true)
      case .save: (false, false)
      }
    let accepted = first.request.types.compactMap { type in
      type.preferredFilenameExtension.map { ".\($0)" } ?? type.preferredMIMEType
    }
    return .chooseFiles(
      question: first.number,
      ServerMessage.FileQuestion(
        title: first.request.title, allowsSeveral: allowsSeveral, isFolder: isFolder,
        accepted: accepted.joined(separator: ","), largest: largest))
  }

  /// A Boolean value that indicates whether the first question is about folders.
  var asksForFolder: Bool {
    if case .openFolder = waiting.first?.request.purpose { true } else { false }
  }

  func hasOpen(_ number: Int) -> Bool { waiting.first?.number == number }

  /// Removes and returns the first question if it is about saving a file: pages don't ask for a location.
  mutating func takeSaving() -> (name: String, completion: ([URL]) -> Void)? {
    guard let first = waiting.first, case .save(let name) = first.request.purpose else { return nil }
    waiting.removeFirst()
    return (name, first.completion)
  }

  mutating func answer(_ number: Int, with files: [URL]) {
    guard hasOpen(number) else { return }
    waiting.removeFirst().completion(files)
  }

  mutating func cancelAll() {
    let all = waiting
    waiting = []
    for question in all { question.completion([]) }
  }
}
