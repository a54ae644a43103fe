public import Foundation

extension NSItemProvider {
  /// Loads the item as data.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the data.
  ///   - completionHandler: A closure that gets the data, or an error. It runs on a background thread.
  @discardableResult
  public func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    ItemLoading.run {
      try await self.load(UTType(known: typeIdentifier)).data()
    } then: { result in
      result.pass(to: completionHandler)
    }
  }

  /// Loads the item as data.
  ///
  /// - Parameters:
  ///   - contentType: The type of the data.
  ///   - completionHandler: A closure that gets the data, or an error. It runs on a background thread.
  @discardableResult
  public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  /// Loads the item as a file, which is deleted when the completion handler returns.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the file.
  ///   - completionHandler: A closure that gets the file, or an error. It runs on a background thread.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadFile(UTType(known: typeIdentifier), inPlace: false) { url, _, error in completionHandler(url, error) }
  }

  /// Loads the item as a file, which is deleted when the completion handler returns.
  ///
  /// - Parameters:
  ///   - contentType: The type of the file.
  ///   - openInPlace: A Boolean value that indicates whether to load the original instead of a copy, if the item allows that.
  ///   - completionHandler: A closure that gets the file, a Boolean value that indicates whether it is the original, and an error.
  @discardableResult
  public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress { loadFile(contentType, inPlace: openInPlace, completionHandler) }

  private func loadFile(
    _ type: UTType, inPlace: Bool, _ completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    let representation = representation(for: type)
    let asksForOriginal = inPlace && representation?.opensInPlace == true
    return ItemLoading.run {
      let item = try await self.load(type)
      let isOriginal = asksForOriginal && item.opensInPlace
      let file = try item.file(named: self.suggestedName, of: representation?.type ?? type, copies: !isOriginal)
      return (file, isOriginal)
    } then: { result in
      switch result {
      case .success((let file, let isOriginal)):
        completionHandler(file, isOriginal, nil)
        if !isOriginal { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      case .failure(let error): completionHandler(nil, false, error)
      }
    }
  }

  /// Loads the item: a URL for the types of URLs, a string for the types of plain text, and data for other types.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the item.
  ///   - _: Options of Apple's systems.
  ///   - completionHandler: A closure that gets the item, or an error. It runs on a background thread.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options _: [AnyHashable: Any]? = nil,
    completionHandler: (@Sendable ((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
  ) {
    _ = ItemLoading.run {
      try await self.load(UTType(known: typeIdentifier)).data()
    } then: { [type = representation(for: UTType(known: typeIdentifier))?.type] result in
      switch result {
      case .success(let data): completionHandler?(Self.item(of: data, type), nil)
      case .failure(let error): completionHandler?(nil, error)
      }
    }
  }

  /// Loads the item: a URL for the types of URLs, a string for the types of plain text, and data for other types.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The type of the item.
  ///   - _: Options of Apple's systems.
  public func loadItem(
    forTypeIdentifier typeIdentifier: String, options _: [AnyHashable: Any]? = nil
  ) async throws -> sending any NSSecureCoding {
    let type = UTType(known: typeIdentifier)
    let data = try await load(type).data()
    return Self.item(of: data, representation(for: type)?.type)
  }

  private static func item(of data: Data, _ type: UTType?) -> sending any NSSecureCoding {
    if let type, type.conforms(to: .url), let url = URL(dataRepresentation: data, relativeTo: nil) {
      return url as NSURL
    }
    if let type, type.conforms(to: .plainText), let string = String(data: data, encoding: .utf8) {
      return string as NSString
    }
    return data as NSData
  }

  // MARK: Objects

  /// Returns a Boolean value that indicates whether an object of a class can be created from the item.
  public func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { readableType(of: aClass) != nil }

  /// Returns a Boolean value that indicates whether a value can be created from the item.
  public func canLoadObject<T: _ItemProviderValue>(ofClass aClass: T.Type) -> Bool {
    canLoadObject(ofClass: T._ProviderObject.self)
  }

  /// Creates an object from the item.
  ///
  /// - Parameters:
  ///   - aClass: The class of the object.
  ///   - completionHandler: A closure that gets the object, or an error. It runs on a background thread.
  @discardableResult
  public func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let type = readableType(of: aClass)
    return ItemLoading.run {
      guard let type else { throw LoadingError.unavailable("\(aClass)", self) }
      return (try await self.load(type).data(), type.identifier)
    } then: { result in
      do {
        let (data, identifier) = try result.get()
        completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }

  /// Creates a string or another value from the item.
  ///
  /// - Parameters:
  ///   - aClass: The type of the value.
  ///   - completionHandler: A closure that gets the value, or an error. It runs on a background thread.
  @discardableResult
  public func loadObject<T: _ItemProviderValue>(
    ofClass aClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: T._ProviderObject.self) { object, error in
      completionHandler((object as? T._ProviderObject).map(T._value), error)
    }
  }

  /// The first type of the item that a class can read; nil if there is none.
  private func readableType(of aClass: any NSItemProviderReading.Type) -> UTType? {
    for identifier in aClass.readableTypeIdentifiersForItemProvider {
      if let found = representation(for: UTType(known: identifier)) { return found.type }
    }
    return nil
  }
}

extension Result where Failure == any Error {
  fileprivate func pass(to handle: (Success?, (any Error)?) -> Void) {
    switch self {
    case .success(let value): handle(value, nil)
    case .failure(let error): handle(nil, error)
    }
  }
}
