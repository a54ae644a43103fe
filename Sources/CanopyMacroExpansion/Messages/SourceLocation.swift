/// The start, in its file, of a piece of source that the compiler sends.
struct SourceLocation: Decodable, Equatable {
  /// The module and the file's name, as `#fileID` has it.
  var fileID: String
  /// The path of the file.
  var fileName: String
  /// The number of UTF-8 bytes before it.
  var offset: Int
  /// Its line, counted from one.
  var line: Int
  /// Its column, counted from one in UTF-8 bytes.
  var column: Int
}
