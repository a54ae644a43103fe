/// Which macro the compiler asks for, as the macro's declaration names it in `#externalMacro(module:type:)`.
struct MacroReference: Decodable, Equatable {
  var moduleName: String
  var typeName: String
}
