public import Foundation

extension JSONDecoder: TopLevelDecoder {
  /// It reads data.
  public typealias Input = Data
}

extension JSONEncoder: TopLevelEncoder {
  /// It writes data.
  public typealias Output = Data
}

extension PropertyListDecoder: TopLevelDecoder {
  /// It reads data.
  public typealias Input = Data
}

extension PropertyListEncoder: TopLevelEncoder {
  /// It writes data.
  public typealias Output = Data
}
