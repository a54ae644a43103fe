public import CanopyCore

extension EnvironmentValues {
  /// What is known about the document that this view is part of; nil outside of documents.
  @Entry public package(set) var documentConfiguration: DocumentConfiguration?
}
