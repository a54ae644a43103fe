internal import CanopyGraph
public import Foundation

extension NSItemProvider {
  /// Adds the types that an object can be written in.
  public func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    let item = WrittenItem(object: object)
    for identifier in object.writableTypeIdentifiersForItemProvider {
      add(ItemRepresentation(UTType(known: identifier), visibility) { try await item.load(identifier) })
    }
  }

  /// Adds the types that objects of a class can be written in.
  ///
  /// The load handler creates the object, and passes it to its closure.
  public func registerObject(
    ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (@escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void) ->
      Progress?
  ) {
    for identifier in aClass.writableTypeIdentifiersForItemProvider {
      add(
        ItemRepresentation(UTType(known: identifier), visibility) {
          let item: WrittenItem = try await handledValue { handle in
            loadHandler { handle($0.map(WrittenItem.init), $1) }
          }
          return try await item.load(identifier)
        })
    }
  }

  /// Adds a type in which the item is loaded as data.
  ///
  /// The load handler loads the data, and passes it to its closure.
  public func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      ItemRepresentation(UTType(known: typeIdentifier), visibility) {
        .data(try await handledValue { handle in loadHandler { handle($0, $1) } })
      })
  }

  /// Adds a type in which the item is loaded as data.
  ///
  /// The load handler loads the data, and passes it to its closure.
  public func registerDataRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    registerDataRepresentation(
      forTypeIdentifier: contentType.identifier, visibility: visibility, loadHandler: loadHandler)
  }

  /// Adds a type in which the item is loaded as a file.
  ///
  /// The load handler passes its closure the file, and a Boolean value for the coordination of files on Apple's systems, which
  /// has no effect here.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    add(
      ItemRepresentation(
        UTType(known: typeIdentifier), visibility, opensInPlace: fileOptions.contains(.openInPlace)
      ) {
        .file(try await handledValue { handle in loadHandler { handle($0, $2) } })
      })
  }

  /// Adds a type in which the item is loaded as a file.
  ///
  /// The load handler passes its closure the file, and a Boolean value for the coordination of files on Apple's systems, which
  /// has no effect here.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all, openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (@escaping @Sendable (URL?, Bool, (any Error)?) -> Void) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [], visibility: visibility,
      loadHandler: loadHandler)
  }
}

/// Returns the value that a handler passes to its closure. If the task is cancelled, the handler's progress is cancelled, too.
private func handledValue<Value: Sendable>(
  _ load: (@escaping @Sendable (Value?, (any Error)?) -> Void) -> Progress?
) async throws -> Value {
  let answer = HandlerAnswer<Value>()
  let progress = load { value, error in
    answer.give(value.map(Result.success) ?? .failure(error ?? NSItemProvider.LoadingError.nothing))
  }
  // An item that is there at once must be received at once: waiting for it lets other code run first.
  if let given = answer.given { return try given.get() }
  let loading = Guarded(progress)
  return try await withTaskCancellationHandler {
    try await answer.value()
  } onCancel: {
    loading.withLock { $0 }?.cancel()
  }
}

/// An object that a provider writes.
///
/// Safe because the provider only asks the object for its data, which it may do on any thread by the rules of the protocol.
struct WrittenItem: Sendable {
  private let object: UncheckedSendable<any NSItemProviderWriting>

  init(object: any NSItemProviderWriting) { self.object = UncheckedSendable(object) }

  func load(_ identifier: String) async throws -> LoadedItem {
    .data(
      try await handledValue { handle in
        object.value.loadData(withTypeIdentifier: identifier) { handle($0, $1) }
      })
  }
}
