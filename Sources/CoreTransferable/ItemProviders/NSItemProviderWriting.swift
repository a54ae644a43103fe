public import Foundation

/// An object that an item provider can write as data.
public protocol NSItemProviderWriting: NSObjectProtocol, SendableMetatype {
  /// The types that objects of the class can be written in, the best one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }

  /// The types that the object can be written in, the best one first.
  var writableTypeIdentifiersForItemProvider: [String] { get }

  /// Writes the object as data, and passes it to a closure.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

extension NSItemProviderWriting {
  public var writableTypeIdentifiersForItemProvider: [String] { Self.writableTypeIdentifiersForItemProvider }
}

/// An object that can be created from the data of an item provider.
public protocol NSItemProviderReading: NSObjectProtocol, SendableMetatype {
  /// The types that objects of the class can be created from, the best one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }

  /// Creates an object from data.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// A value that an item provider loads as an object: a string or a URL.
public protocol _ItemProviderValue: SendableMetatype {
  associatedtype _ProviderObject: NSItemProviderReading
  static func _value(_ object: _ProviderObject) -> Self
}

extension String: _ItemProviderValue {
  public static func _value(_ object: NSString) -> String { object as String }
}

extension URL: _ItemProviderValue {
  public static func _value(_ object: NSURL) -> URL { object as URL }
}

// MARK: Strings

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.utf8PlainText.identifier, UTType.plainText.identifier, UTType.url.identifier]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as String).utf8), nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let encoding: String.Encoding = typeIdentifier == UTType.utf16PlainText.identifier ? .utf16 : .utf8
    guard let string = String(data: data, encoding: encoding), let object = NSString(string: string) as? Self else {
      throw NSItemProvider.LoadingError(
        code: .unavailableCoercionError, message: "The data of the type “\(typeIdentifier)” isn't text.")
    }
    return object
  }
}

// MARK: URLs

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

  public var writableTypeIdentifiersForItemProvider: [String] {
    isFileURL ? [UTType.fileURL.identifier, UTType.url.identifier] : Self.writableTypeIdentifiersForItemProvider
  }

  public static var readableTypeIdentifiersForItemProvider: [String] {
    [UTType.fileURL.identifier, UTType.url.identifier]
  }

  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler((self as URL).dataRepresentation, nil)
    return nil
  }

  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let object = NSURL(string: text) as? Self else {
      throw NSItemProvider.LoadingError(
        code: .unavailableCoercionError, message: "The data of the type “\(typeIdentifier)” isn't a URL.")
    }
    return object
  }
}
