internal import CanopyGraph
internal import Foundation

/// An item of a provider in one type of data.
package struct ItemRepresentation: Sendable {
  package let type: UTType
  package let visibility: NSItemProviderRepresentationVisibility
  /// A Boolean value that indicates whether the item is a file that may be opened where it is.
  package let opensInPlace: Bool
  /// Loads the item.
  package let load: @Sendable () async throws -> LoadedItem

  package init(
    _ type: UTType, _ visibility: NSItemProviderRepresentationVisibility = .all, opensInPlace: Bool = false,
    load: @escaping @Sendable () async throws -> LoadedItem
  ) {
    (self.type, self.visibility, self.opensInPlace, self.load) = (type, visibility, opensInPlace, load)
  }
}

/// An item that a provider has loaded.
package enum LoadedItem: Sendable {
  case data(Data)
  /// A file, which its owner may delete later, and a Boolean value that indicates whether it may be opened where it is.
  case file(URL, opensInPlace: Bool = true)
  /// A value that only this program can use.
  case value(any Sendable)

  /// A Boolean value that indicates whether the item is a file that may be opened where it is.
  var opensInPlace: Bool { if case .file(_, true) = self { true } else { false } }

  package func data() throws -> Data {
    switch self {
    case .data(let data): data
    case .file(let url, _): try Data(contentsOf: url)
    case .value: throw NSItemProvider.LoadingError.internalValue
    }
  }

  /// Returns a file with the item, in a new directory if `copies` is true or if the item isn't a file.
  ///
  /// - Parameter name: The name of the file without its extension.
  package func file(named name: String?, of type: UTType, copies: Bool) throws -> URL {
    if case .file(let url, _) = self, !copies { return url }
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    switch self {
    case .value: throw NSItemProvider.LoadingError.internalValue
    case .data(let data):
      let name = name?.split(separator: "/").last.map(String.init) ?? "Item"
      let url = directory.appendingPathComponent(name, conformingTo: type)
      try data.write(to: url)
      return url
    case .file(let original, _):
      let url = directory.appendingPathComponent(original.lastPathComponent)
      try FileManager.default.copyItem(at: original, to: url)
      return url
    }
  }
}

/// Calls a completion handler when an item was loaded.
///
/// Handlers run on another thread than the main thread, as on Apple's systems.
enum ItemLoading {
  /// The number of handlers that haven't returned yet.
  private static let running = Guarded(0)

  /// A Boolean value that indicates whether a completion handler waits for its item, or runs.
  static var isBusy: Bool { running.withLock { $0 > 0 } }

  static func run<Value>(
    _ load: @escaping @Sendable () async throws -> Value,
    then handle: @escaping @Sendable (Result<Value, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    running.withLock { $0 += 1 }
    let task = Task {
      let result: Result<Value, any Error>
      do { result = .success(try await load()) } catch { result = .failure(error) }
      progress.completedUnitCount = 1
      handle(result)
      running.withLock { $0 -= 1 }
    }
    progress.cancellationHandler = { task.cancel() }
    return progress
  }
}

extension NSItemProvider {
  /// A Boolean value that indicates whether a completion handler of a provider waits for its item, or runs.
  package static var isLoading: Bool { ItemLoading.isBusy }

  /// An error of an item provider.
  struct LoadingError: LocalizedError, CustomNSError {
    let code: ErrorCode
    let message: String

    var errorDescription: String? { message }
    static var errorDomain: String { NSItemProvider.errorDomain }
    var errorCode: Int { code.rawValue }
    var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: message] }

    static func unavailable(_ type: String, _ provider: NSItemProvider) -> LoadingError {
      let types = provider.registeredTypeIdentifiers
      let there = types.isEmpty ? "It has no types." : "It has: \(types.joined(separator: ", "))."
      return LoadingError(
        code: .itemUnavailableError, message: "The item can't be loaded as “\(type)”. \(there)")
    }

    static let internalValue = LoadingError(
      code: .unavailableCoercionError, message: "The item is a value of this program, and not data or a file.")

    static let nothing = LoadingError(
      code: .unknownError, message: "The load handler of the item returned neither an item nor an error.")
  }
}
