// A chosen file as the server takes it: its name and its bytes in base64.

export function fileValue(file) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onerror = () => reject(reader.error);
    reader.onload = () => resolve({ name: file.name, data: reader.result.slice(reader.result.indexOf(",") + 1) });
    reader.readAsDataURL(file);
  });
}
